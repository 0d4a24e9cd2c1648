/**
 * Random edits of message files and of exported files: each is imported or refused with an error message, and no text is lost. A
 * failure names its seed.
 */
import { expect, test } from 'vitest';
import type { Files } from '../../../scripts/model/generated-files.ts';
import { generateMessages } from '../../../scripts/model/messages/generate.ts';
import { withoutMark } from '../../../scripts/model/messages/parse.ts';
import { type JsonObject, writtenTexts } from '../../../scripts/model/messages/texts.ts';
import { ProblemsError } from '../../../scripts/model/problem.ts';
import type { SiteFiles } from '../../../scripts/translate/project.ts';
import { unitsIn } from '../../../scripts/translate/unit.ts';
import { repetitions } from '../../support/soak.ts';
import { createRandom, type Random } from '../random.ts';
import { nasty } from './nasty.ts';
import { checkedProject, exported, imported, withCells } from './site.ts';

const edits = repetitions(150, 10_000);

const start = await checkedProject();
const paths = Object.keys(start.files).filter((path) => /^generated\/messages\/(fr|en)\/[a-z]/.test(path));
const keys = unitsIn(start, 'en').map(({ id }) => id);

test(`${edits} edits and imports without a crash or a lost text`, { timeout: 30 * 60_000 }, () => {
  const counts = { landed: 0, refused: 0, refusedFiles: 0, unreadable: 0, imports: 0 };
  let project = start;
  for (let seed = 1; seed <= edits; seed++) {
    const random = createRandom(seed);
    const file = randomEdit(random, exported(project, random.pick(['xliff', 'csv'] as const)));
    const edited = withFiles(project, editFiles(random, project.files));
    const before = allowRefusal(seed, () => runCodegen(edited));
    if (!before) {
      counts.unreadable++;
      continue;
    }
    const result = allowRefusal(seed, () => imported(before, file));
    if (!result) {
      counts.refusedFiles++;
      continue;
    }
    const { landings, refused, after } = result;
    for (const each of refused)
      for (const part of [each.where, each.found, each.expected, each.wayOut]) expect(part, `seed ${seed}`).toMatch(/\S/);
    const texts = new Map(textsOf(before.files));
    for (const { unit, target } of landings) texts.set(`en.${unit.id}`, target);
    expect(textsOf(after.files), `seed ${seed}`).toEqual(sortTexts(texts));
    expect(allowRefusal(seed, () => runCodegen(after))?.files, `seed ${seed}: codegen changes nothing`).toEqual(after.files);
    if (landings.length > 0) expect(imported(after, file).landings, `seed ${seed}: a second import changes nothing`).toEqual([]);
    counts.landed += landings.length;
    counts.refused += refused.length;
    counts.imports++;
    // Damage accumulates until no text can be imported, so the project is reset regularly.
    project = seed % 10 === 0 ? start : after;
  }
  for (const [name, count] of Object.entries(counts)) expect(count, `${name} in ${JSON.stringify(counts)}`).toBeGreaterThan(edits / 40);
});

/** Returns the result of `work`, or undefined if it throws a well-formed {@link ProblemsError}. Rethrows other errors. */
function allowRefusal<Result>(seed: number, work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    expect(error.message, `seed ${seed}`).toMatch(/^\S[^\n]*\n {2}found: {4}\S[^\n]*\n {2}expected: \S[^\n]*\n {2}way out: {2}\S/);
    return undefined;
  }
}

/** Returns the project after a run of codegen. */
function runCodegen(project: SiteFiles): SiteFiles {
  const { files, wrong } = generateMessages(project.site, project.files);
  if (wrong.length > 0) throw new ProblemsError(wrong);
  const after = withFiles(project, { ...project.files, ...files });
  expect([...new Set(wordsIn(after.files))].sort()).toEqual([...new Set(wordsIn(project.files))].sort());
  return after;
}

/** Edits a message file at random, as a careless person or editor would; most edits change a text only. */
function editFiles(random: Random, files: Files): Files {
  const path = random.pick(paths);
  const text = files[path] ?? '';
  const edits: (() => string)[] = [
    () => text,
    () => replaceOne(random, text, /(?<=: ")(?=[^"]*",?\n)/g, () => `${JSON.stringify(random.pick(nasty)).slice(1, -1)} `),
    () => replaceOne(random, text, /(?<=: )"[^"]*"(?=,?\n)/g, () => 'null'),
    () => text.replaceAll('\n', '\r\n').replaceAll('  ', '\t'),
    () => `\uFEFF${text}`,
    () => text.replace(/"(\w+)":/, '“$1”:'),
    () => text.replace(/,\n/, '\n'),
    () => Buffer.from(text, 'latin1').toString('utf8'),
    () => text.slice(0, random.below(text.length)),
    () => fuzz(random, text),
    () => changeByte(random, text),
    () => changeLines(random, text),
    () =>
      replaceOne(random, text, /(?<=")\w+(?=": )/g, (key) =>
        random.pick(['$schema', 'meta.title', '1', '', 'constructor', '__proto__', `${key}s`]),
      ),
    () => replaceOne(random, text, /(?<=: )"[^"]*"/g, () => random.pick(['12', 'true', '[]', '["a", "b"]', '{}', '{ "1": "a" }', '""'])),
    () => replaceOne(random, text, /"(?=\n)/g, () => '",'),
  ];
  return { ...files, [path]: random.pick(random.below(2) === 0 ? edits : edits.slice(0, 5))() };
}

/** Edits an exported file at random, as a translator, a tool or an accident would. */
function randomEdit(random: Random, text: string): string {
  // Texts without a source text are not exported.
  const present = keys.filter((key) => text.includes(`"${key}"`));
  const words = [
    'Look',
    '{firmName} and {firmName}',
    '[fr: mot]',
    '*in italics*',
    '{minutes} min',
    'x'.repeat(90),
    'Caf\uFFFD',
    '',
    ' ',
    ...nasty.slice(0, 4),
  ];
  const write = (from: string) => {
    const word = random.pick(words);
    const cells = random.below(6) === 0 ? { source: word } : { target: word, state: random.pick(['done', 'stale']) };
    return withCells(from, random.pick(present), cells);
  };
  const edits: (() => string)[] = [
    () => write(text),
    () => write(write(write(text))),
    () => write(text).replace(/steps\.(\d)"/, 'steps.9"'),
    () => write(text).replaceAll('\r\n', '\n'),
    () => write(text).replaceAll(/(?<!\r)\n/g, '\r\n'),
    () => text.slice(0, random.below(text.length)),
    () => fuzz(random, write(text)),
    () => changeByte(random, write(text)),
    () => changeLines(random, write(text)),
  ];
  return random.pick(edits)();
}

/** Removes, repeats or replaces a few characters. */
function fuzz(random: Random, text: string): string {
  let edited = text;
  for (let times = 1 + random.below(3); times > 0; times--) {
    const at = random.below(edited.length);
    edited =
      edited.slice(0, at) + random.pick(['', '"', '<', '&', ',', '\n', '}', '\u0000', '“', 'x']) + edited.slice(at + random.below(3));
  }
  return edited;
}

/** Replaces one match of a pattern. */
function replaceOne(random: Random, text: string, pattern: RegExp, write: (found: string) => string): string {
  const places = [...text.matchAll(pattern)];
  if (places.length === 0) return text;
  const { 0: found, index } = random.pick(places);
  return text.slice(0, index) + write(found) + text.slice(index + found.length);
}

/** Changes one byte and decodes the text as UTF-8. */
function changeByte(random: Random, text: string): string {
  const bytes = Buffer.from(text);
  bytes[random.below(bytes.length)] = random.below(256);
  return bytes.toString('utf8');
}

/** Removes, repeats or moves a line. */
function changeLines(random: Random, text: string): string {
  const lines = text.split('\n');
  const [from, to] = [random.below(lines.length), random.below(lines.length)];
  const [line = ''] = lines.splice(from, random.below(3) === 0 ? 0 : 1);
  if (random.below(3) > 0) lines.splice(to, 0, line);
  return lines.join('\n');
}

function withFiles(project: SiteFiles, files: Files): SiteFiles {
  return { ...project, files };
}

/** Returns the texts of the message files by locale and full key, sorted. */
function textsOf(files: Files): [string, string][] {
  const texts = paths.flatMap((path) => {
    const [locale, bundle] = path.split(/[/.]/).slice(2);
    const own = writtenTexts(JSON.parse(files[path] ?? '{}') as JsonObject);
    return Object.entries(own).map(([key, text]): [string, string] => [`${locale}.${bundle}.${key}`, text]);
  });
  return sortTexts(new Map(texts));
}

function sortTexts(texts: ReadonlyMap<string, string>): [string, string][] {
  return [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns all texts of the message files with their locale, including retired ones. */
function wordsIn(files: Files): string[] {
  const messageFiles = Object.keys(files).filter((path) => /^generated\/messages\/(fr|en)\/(?!_sources)/.test(path));
  return messageFiles.flatMap((path) => {
    const own = writtenTexts(JSON.parse(withoutMark(files[path] ?? '{}')) as JsonObject);
    return Object.values(own).map((text) => `${path.split('/')[2]}: ${text}`);
  });
}
