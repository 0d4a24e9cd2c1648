/** Faults in source files: which, and what becomes of it. */
import type { Random } from '../unit/random.ts';
import type { Kind, Room, Target } from './fault.ts';
import type { Ground } from './ground.ts';
import { swapOne } from './pages.ts';

interface Narrow {
  /** Where it may be told, beside the file itself. */
  readonly also?: readonly Target[];
}

/** A kind of faults in one source that a form names. `change` answers the text with the fault; undefined where there is no room. */
export function sourceKind(
  room: Room,
  name: string,
  rules: readonly string[],
  times: number,
  files: RegExp,
  change: (text: string, random: Random, ground: Ground, file: string) => string | undefined,
  { also = [] }: Narrow = {},
): Kind {
  return {
    name,
    room,
    rules,
    times,
    plant(ground, random) {
      const { file, text } = random.pick(ground.code.sources.filter((source) => files.test(source.file)));
      const content = change(text, random, ground, file);
      if (content === undefined || content === text) return undefined;
      return { what: `${file}: ${firstDifference(text, content)}`, edits: [{ file, content }], at: [{ file }, ...also] };
    },
  };
}

/** The same for something put into the first element that a component shows. */
export function shownKind(name: string, rules: readonly string[], times: number, make: (random: Random, ground: Ground) => string): Kind {
  return sourceKind('code', name, rules, times, components, (text, random, ground) => {
    const element = /<(?:section|div|ul|p|li|h2|header|footer|main|nav)(?: className="[^"]*")?>/;
    return swapOne(text, element, random, ([whole]) => `${whole}${make(random, ground)}`);
  });
}

export const components = /^(?:pages|renderer\/(?:ui|layout|islands))\/.*\.tsx$/;

/** Sources of pages, each of which the bundler takes for a page. */
export const pageSources = /^pages\/.*\.page\.server\.tsx$/;

/** A new file, and where it is told. */
export function newFileKind(
  room: Room,
  name: string,
  rules: readonly string[],
  times: number,
  make: (random: Random) => { readonly file: string; readonly text: string },
): Kind {
  return {
    name,
    room,
    rules,
    times,
    plant(_, random) {
      const { file, text } = make(random);
      return { what: `${file}: ${text.slice(0, 80)}`, edits: [{ file, content: text }], at: [{ file }] };
    },
  };
}

function firstDifference(before: string, after: string): string {
  let from = 0;
  while (before[from] === after[from]) from++;
  return `“${after.slice(Math.max(0, from - 20), from + 120).replace(/\s+/g, ' ')}”`;
}
