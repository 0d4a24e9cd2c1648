/** Parses the worked examples of a Markdown file into steps. */
import { readFileSync } from 'node:fs';

/** A place in a file: the line that begins with `line`, and the block that the line opens. */
export interface Place {
  readonly how: 'below' | 'instead of';
  readonly line: string;
}

export type Step =
  | { readonly kind: 'write'; readonly path: string; readonly place?: Place; readonly text: string; readonly prose: string }
  | { readonly kind: 'run'; readonly commands: readonly string[]; readonly output?: string; readonly exitCode: number }
  | { readonly kind: 'read'; readonly path: string; readonly text: string; readonly prose: string };

export interface Example {
  readonly title: string;
  readonly steps: readonly Step[];
}

/** Returns the sections of a Markdown file that change or show a file, in order. */
export function readExamples(file: string): Example[] {
  return readFileSync(file, 'utf8')
    .split(/^##+ /m)
    .slice(1)
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), steps: stepsOf(part) }))
    .filter(({ steps }) => steps.some(({ kind }) => kind !== 'run'));
}

const fence = /^```(\S+) ?(.*)\n([\s\S]*?)^```$/gm;

function stepsOf(part: string): Step[] {
  const steps: Step[] = [];
  let end = 0;
  for (const match of part.matchAll(fence)) {
    const [whole, language = '', words = '', text = ''] = match;
    const prose = part.slice(end, match.index);
    end = match.index + whole.length;
    const last = steps.at(-1);
    const exit = /^(?:exit (\d+))?$/.exec(words);
    if (language === 'sh') steps.push({ kind: 'run', commands: text.trimEnd().split('\n'), exitCode: 0 });
    else if (language !== 'text') steps.push(writeStep(words, text, prose));
    else if (!exit) steps.push({ kind: 'read', path: words, text, prose });
    else if (last?.kind === 'run') steps.splice(-1, 1, { ...last, output: text, exitCode: Number(exit[1] ?? 0) });
    else throw new Error(`an output that follows no command:\n${whole}`);
  }
  return steps;
}

function writeStep(words: string, text: string, prose: string): Step {
  const [, path, how, line] = /^(\S+)(?: (below|instead of) (.+))?$/.exec(words) ?? [];
  if (path === undefined) throw new Error(`a block that does not say where it goes: "${words}"\n${text}`);
  return { kind: 'write', path, text, prose, ...(line === undefined ? {} : { place: { how: how as Place['how'], line } }) };
}
