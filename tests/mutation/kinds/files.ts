/** Message files that are no longer what a program can read, or lack something. */
import type { Random } from '../../unit/random.ts';
import type { Kind } from '../fault.ts';
import type { Ground } from '../ground.ts';
import { inText } from '../texts.ts';

/** A fault of a file as a whole: told at the file. `change` answers the file as it is where it has no room for it. */
function fileKind(name: string, rules: readonly string[], times: number, change: (json: string, random: Random) => string | Buffer): Kind {
  return {
    name,
    room: 'messages',
    rules,
    times,
    plant(ground, random) {
      const { locale, bundle } = random.pick(ground.project.texts);
      const file = `generated/messages/${locale}/${bundle}.json`;
      const json = ground.project.generated[file] ?? '';
      const content = change(json, random);
      return content === json ? undefined : { what: `${name} in ${file}`, edits: [{ file, content }], at: [{ file }] };
    },
  };
}

/** A fault of one value. */
function valueKind(name: string, rules: readonly string[], times: number, make: (random: Random, text: string) => unknown): Kind {
  const plant = (ground: Ground, random: Random) => {
    const message = random.pick(ground.project.texts);
    const value = make(random, message.text);
    return inText(ground, message, value, `“${message.text}” is ${value === undefined ? 'not there' : JSON.stringify(value)}`);
  };
  return { name, room: 'messages', rules, times, plant };
}

/** One line of the JSON that holds a text, changed. */
function inLine(json: string, random: Random, change: (line: string) => string): string {
  const lines = json.split('\n');
  const ofTexts = lines.flatMap((line, index) => (/": ".*",$/.test(line) ? [index] : []));
  const index = random.pick(ofTexts);
  return lines.with(index, change(lines[index] ?? '')).join('\n');
}

export const fileKinds: readonly Kind[] = [
  valueKind('null', ['codegen'], 4, () => null),
  valueKind('empty', ['codegen', 'blank-text'], 3, () => ''),
  valueKind('missing', ['codegen'], 5, () => undefined),
  valueKind('no-text', ['codegen'], 4, (random, text) => random.pick<unknown>([12, true, [text], { text }, 3.5])),
  // A file in ASCII is the same in both encodings.
  fileKind('latin-1', ['encoding', 'codegen'], 4, (json) => (/\P{ASCII}/u.test(json) ? Buffer.from(json, 'latin1') : json)),
  fileKind('utf-16', ['codegen'], 2, (json) => Buffer.from(`\ufeff${json}`, 'utf16le')),
  fileKind('half-written', ['codegen'], 3, (json, random) => json.slice(0, json.length / 4 + random.below(json.length / 2))),
  fileKind('no-file-content', ['codegen'], 2, (_, random) => random.pick(['', '{}', '[]', 'null', '""'])),
  fileKind('comma-missing', ['codegen'], 3, (json, random) => inLine(json, random, (line) => line.slice(0, -1))),
  fileKind('quotes-of-a-word-processor', ['codegen'], 3, (json, random) => inLine(json, random, (line) => line.replace(/": "/, '”: “'))),
  fileKind('quote-unescaped', ['codegen'], 3, (json, random) => inLine(json, random, (line) => line.replace(/": "(.{2})/, '": "$1"'))),
  fileKind('merge-conflict', ['codegen'], 2, (json, random) =>
    inLine(json, random, (line) => `<<<<<<< ours\n${line}\n=======\n${line}\n>>>>>>> theirs`),
  ),
  fileKind('key-twice', ['codegen'], 3, (json, random) => inLine(json, random, (line) => `${line}\n${line}`)),
  fileKind('unknown-key', ['codegen'], 3, (json, random) =>
    inLine(json, random, (line) => `${line}\n${line.replace(/"(\w+)"/, '"$1Nouveau"')}`),
  ),
  {
    name: 'generated-by-hand',
    room: 'messages',
    rules: ['codegen'],
    times: 4,
    plant({ project }, random) {
      const file = random.pick(Object.keys(project.generated).filter((path) => !/^generated\/(?:messages\/[a-z]+|published)/.test(path)));
      const text = project.generated[file] ?? '';
      const content = random.pick([text.slice(0, -200), `${text}\n`, text.replace(/\/(contact|about)/, '/new-$1'), undefined]);
      return content === text ? undefined : { what: `${file} is edited by hand, or gone`, edits: [{ file, content }], at: [{ file }] };
    },
  },
];
