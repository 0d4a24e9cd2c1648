/** `npm run rename -- key` and `-- entry`: what reads the content goes by the new name, words and their standing come along, and what is refused is refused before anything is written. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { entry } from '../../scripts/scaffold/rename/entry.ts';
import { key } from '../../scripts/scaffold/rename/key.ts';
import { openSources } from '../../scripts/scaffold/sources.ts';
import { startCommands } from '../support/commands.ts';
import type { Copy } from '../support/copy.ts';
import { makeSmallProject, type SmallProject } from './small-project.ts';
import { treeOf } from './tree.ts';

const reading = `import type { Contents, HomeContent } from '../generated/content.ts';

declare const home: Contents['home'];
declare const link: (page: string, anchor: string) => string;
const {
  hero: { lead, ...rest },
  shops,
} = home;
const { lead: said } = home.hero;
export const words = [lead, rest.title, said, home.hero.lead, home['hero']['lead']];
export type Lead = HomeContent['hero']['lead'];
export type Others = Omit<HomeContent['hero'], 'lead' | 'id'>;
export const silenced = { ...home.hero, lead: undefined };
export const written: HomeContent['hero'] = { id: 'top', title: 'lead', lead };
export const another = { lead: 'rue-haute', 'rue-haute': link('home', 'rue-haute') };
export const second = another.lead + link('about', 'rue-haute');
type Shop = Contents['home']['shops'][number]['id'];
export const faces: Readonly<Record<Shop, string>> = { quay: 'a', 'rue-haute': 'b' };
export const first = shops.find(({ id }) => id === 'rue-haute') ?? faces['rue-haute'];
function shown({ lead: text }: { readonly lead: string }): string {
  return text;
}
export const byShape = shown(home.hero);
`;

/** What becomes of it, for a key and for an entry. */
const keyRenamed = reading
  .replace('hero: { lead, ...rest }', 'hero: { intro: lead, ...rest }')
  .replace('{ lead: said }', '{ intro: said }')
  .replace('home.hero.lead, home', 'home.hero.intro, home')
  .replaceAll("['hero']['lead']", "['hero']['intro']")
  .replace("'lead' | 'id'", "'intro' | 'id'")
  .replace('lead: undefined', 'intro: undefined')
  .replace("title: 'lead', lead }", "title: 'lead', intro: lead }");
const entryRenamed = keyRenamed
  .replace("quay: 'a', 'rue-haute': 'b'", "quay: 'a', hill: 'b'")
  .replace("id === 'rue-haute') ?? faces['rue-haute']", "id === 'hill') ?? faces['hill']")
  .replace("link('about', 'rue-haute')", "link('about', 'hill')");

const fixed = `export const fixed = { 'home.hero.lead': 'a', 'home.hero.title': 'b', 'shops.rue-haute.card.title': 'c' };\n`;
const collections = 'tests/codegen/cases/collection-new';
const hashes = { home: { 'hero.title': '1111111111', 'hero.lead': '2222222222' }, shops: { 'rue-haute.card.title': '3333333333' } };

let project: SmallProject;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  project = await makeSmallProject(collections, {
    'pages/home.ts': reading,
    'schema/content/pages.ts': readFileSync(`${collections}/before/schema/content/pages.ts`, 'utf8')
      .replace('section, text }', 'section, sections, text }')
      .replace('stories: shops.views.story', 'stories: sections(shops.views.story)'),
    'schema/fixed.ts': fixed,
    'generated/messages/en/_sources.json': `${JSON.stringify(hashes, null, 2)}\n`,
  });
  vi.restoreAllMocks();
});
afterAll(() => project.remove());

const plans = { key, entry };

function planned(args: string) {
  const [what = 'key', from = '', ...to] = args.split(' ');
  const where = `npm run rename -- ${args}`;
  return plans[what as 'key' | 'entry'].plan({ sources: openSources(project.root), from, to: to as [string], where });
}

async function rename(...args: string[]): Promise<string> {
  const commands = startCommands(project);
  const { exitCode, output } = await commands.run('rename', args);
  commands.stop();
  expect(exitCode, output).toBe(0);
  return output;
}

describe('it refuses, and has written nothing:', () => {
  let before: Readonly<Record<string, string>>;
  beforeEach(() => {
    before = treeOf(project as Copy);
  });

  test.for([
    ['key hoem hero.lead intro', '"hoem"', 'home, '],
    ['key home hero.led intro', 'the key "hero.led"', 'hero.lead, '],
    ['key home hero.lead title', 'the name "title", which home.hero.title has', 'free'],
    ['key home offers.advice.text icon', 'the name "icon", which schema/content/pages.ts:10 has', 'free'],
    ['key home hero.lead lead', 'the name "lead", which it has', 'another name'],
    ['key home hero.lead Intro', 'the name "Intro"', 'write intro'],
    ['key home hero.lead the-lead', 'the name "the-lead"', 'write theLead'],
    ['key home hero.lead steps.lead', 'in another place', 'move it in schema/'],
    ['key home steps.1 first', 'an item of a list', 'a key with a name'],
    ['key home offers.advice help', 'the id of an entry', 'rename -- entry'],
    ['key shops quay.card face', 'the view of a collection', 'name a key below it'],
    ['entry shosp quay port', '"shosp"', 'shops, '],
    ['entry home.hero lead port', '"home.hero"', 'home.offers'],
    ['entry shops quai port', 'the entry "quai"', 'quay, '],
    ['entry shops quay rue-haute', 'the id "rue-haute", which shops.rue-haute has', 'free'],
    ['entry shops quay Port', 'the id "Port"', 'write port'],
    ['entry shops quay quay', 'the id "quay", which it has', 'another id'],
  ] as const)('%s', ([args, found, expected]) => {
    const plan = () => planned(args);
    expect(plan).toThrow(found);
    expect(plan).toThrow(expected);
    expect(plan).toThrow(`npm run rename -- ${args}`);
    expect(treeOf(project as Copy)).toEqual(before);
  });
});

test('a key: its line, what reads it, its words, what they were made from; what takes it by its shape is listed', async () => {
  const before = treeOf(project as Copy);
  const output = await rename('key', 'home', 'hero.lead', 'intro');
  expect(project.read('schema/content/pages.ts')).toBe(
    before['schema/content/pages.ts']?.replace('title: rich(), lead: text()', 'title: rich(), intro: text()'),
  );
  expect(project.read('pages/home.ts')).toBe(keyRenamed);
  expect(project.read('schema/fixed.ts')).toContain("{ 'home.hero.intro': 'a', 'home.hero.title': 'b',");
  expect(project.read('schema/renamed.ts')).toContain("'home.hero.lead': 'home.hero.intro'");
  for (const path of ['fr', 'en'].map((locale) => `generated/messages/${locale}/home.json`))
    expect(project.read(path)).toBe(before[path]?.replace('"lead"', '"intro"'));
  expect(JSON.parse(project.read('generated/messages/en/_sources.json'))).toEqual({
    ...hashes,
    home: { 'hero.title': '1111111111', 'hero.intro': '2222222222' },
  });
  expect(output).toContain('renamed home.hero.lead to home.hero.intro');
  const [, left = ''] = output.split('Left to write by hand, where code takes it by its shape:\n\n');
  expect(left.trim().split('\n')).toEqual([expect.stringMatching(/^pages\/home\.ts:23:\d+ TS2741/)]);
});

// As it is worked out: what becomes of words and of code in the end is seen above.
test('an entry: its line, what names it, its anchor, its words, what they were made from; other words of the same letters stay', () => {
  const { changes, next } = planned('entry shops rue-haute hill');
  expect(changes['schema/content/pages.ts']).toBe(project.read('schema/content/pages.ts').replace("    'rue-haute':", '    hill:'));
  expect(changes['pages/home.ts']).toBe(entryRenamed);
  expect(changes['schema/fixed.ts']).toContain("'shops.hill.card.title': 'c'");
  expect(changes['schema/renamed.ts']).toContain("'shops.rue-haute': 'shops.hill'");
  expect(JSON.parse(changes['generated/messages/en/_sources.json'] ?? '')).toMatchObject({ shops: { 'hill.card.title': '3333333333' } });
  expect(Object.keys(changes)).toHaveLength(5);
  expect(next).toEqual(['renamed shops.rue-haute to shops.hill', expect.stringContaining('the anchor #rue-haute of "about" is #hill')]);
});
