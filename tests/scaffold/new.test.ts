/** `npm run new`, on a copy of the project: what it adds is whole, and what it refuses leaves every file as it was. */
import { mkdirSync, rmdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { startCommands } from '../support/commands.ts';
import { makeCopy } from '../support/copy.ts';
import { shareOf } from '../support/soak.ts';
import { treeOf, writeAllTexts } from './tree.ts';

const copy = makeCopy('new');
const refusing = makeCopy('new-refused');
const commands = startCommands(copy);
const refusals = startCommands(refusing);
afterAll(() => {
  commands.stop();
  refusals.stop();
  copy.remove();
  refusing.remove();
});

/** Each with the line of the schema that it writes, and what it says is left. */
const added: [args: string, file: string, lines: string, left: string][] = [
  [
    'page team --parent about --slug fr=equipe --slug en=team --menu header',
    'schema/pages.ts',
    "  team: page({\n    parent: 'about',\n    slug: { fr: 'equipe', en: 'team' },\n    content: teamContent,\n  }),\n  foreignBrands:",
    '(navigation.team.name)',
  ],
  [
    'guide franchise --slug fr=franchise --slug en=franchising --section contract --section fees --figure netMargin --date 2026-11-02',
    'schema/pages.ts',
    "  franchise: guide({\n    parent: 'retail',\n    slug: { fr: 'franchise', en: 'franchising' },\n    published: '2026-11-02',\n    sections: ['contract', 'fees'],\n    keyFigures: ['netMargin'],\n    card: { icon: 'compass', gradient: 'paper' },\n  }),\n  legalNotice:",
    'generated/messages/fr/franchise.json:4 (meta.title)',
  ],
  [
    'case-study store-network --view card --view page --emoji 🏬 --image network-map --figure outletsOpened --figure pilotMonths --figure netMargin',
    'schema/content/case-studies.ts',
    "      card: { emoji: '🏬', icon: 'storefronts', gradient: 'paper', target: link('caseStudies', 'store-network') },\n      page: { image: 'network-map', figures: ['outletsOpened', 'pilotMonths', 'netMargin'] },\n",
    '(store-network.card.title)',
  ],
  [
    'article openingHours --slug fr=horaires --slug en=opening-hours --section staff --section customers --link location#flows --date 2026-11-02',
    'schema/pages.ts',
    "    {\n      parent: 'blog',\n      slug: { fr: 'horaires', en: 'opening-hours' },\n      published: '2026-11-02',\n    },\n  ),",
    '(sections.staff.title)',
  ],
  [
    'case-study pilot-store --figure pilotMonths',
    'schema/content/case-studies.ts',
    "    'pilot-store': { summary: { figure: 'pilotMonths' } },\n  },",
    '(pilot-store.summary.title)',
  ],
];

test('what it adds is in place, and is whole once its texts are written', async () => {
  // In npm test a guide, which says most; each takes as long as all of codegen.
  for (const [args, file, lines, left] of shareOf(added, added.length, 1)) {
    const { output, exitCode } = await copy.run(`npm run new -- ${args}`);
    expect(exitCode, output).toBe(0);
    expect(copy.read(file), output).toContain(lines);
    expect(output).toContain(left);
    writeAllTexts(copy);
  }
  await commands.run('new', 'article store-hours --kind static --url https://www.linkedin.com/posts/x --date 2026-09-20'.split(' '));
  expect(copy.read('schema/content/articles.ts')).toContain(
    "  'store-hours': { date: '2026-09-20', featured: false, linkedinUrl: 'https://www.linkedin.com/posts/x' },\n  'unit-accounts':",
  );
  writeAllTexts(copy);
  const { output: island } = await commands.run('new', ['island', 'store-map']);
  expect(copy.read('renderer/islands/store-map/store-map.island.tsx')).toContain('hydrateIsland(element, <StoreMap {...props} />);');
  expect(island).toContain('<Island name="store-map" of={StoreMap}');
  expect(await copy.run('npm run codegen && node_modules/.bin/biome check schema pages renderer')).toMatchObject({ exitCode: 0 });

  const { output } = await commands.run('new', ['locale', 'de']);
  expect(copy.read('schema/site.ts')).toContain(
    "  de: { prefix: '/de', tag: 'de-DE', ogLocale: 'de_DE', name: 'Deutsch', short: 'DE' },\n",
  );
  const asked = [...output.matchAll(/^ {2}(schema\/pages\.ts:\d+) /gm)].map(([, place]) => place);
  const { output: compiler } = await copy.run('npm run typecheck');
  const errors = [...compiler.matchAll(/^(.+)\((\d+),\d+\): error/gm)].map(([, path, line]) => `${path}:${line}`);
  expect(errors, 'the compiler asks for what the command lists, and has nothing against what was added').toEqual(asked);
});

const refused: [args: string, found: string, expected: string][] = [
  ['', 'Nothing named', 'page, guide, case-study'],
  ['pgae team', '"pgae" is nothing that can be added', 'page, guide, case-study'],
  ['page', 'After page: nothing found', 'its id expected'],
  ['page team --url x', 'page takes no --url', '--slug, --parent, --menu'],
  ['page about --slug fr=a --slug en=b', 'the id "about", which schema/pages.ts:', 'an id that no page has'],
  ['page studies --slug fr=a --slug en=b', 'the id "studies", which schema/bundles.ts:', 'an id of its own'],
  ['page Team --slug fr=a --slug en=b', 'the id "Team"', 'write team'],
  ['page team --slug fr=Équipe --slug en=team', 'slug "Équipe" in fr', 'write fr=equipe'],
  ['page team --slug fr=equipe', 'no slug in en', 'add --slug en=…'],
  ['page team --slug fr=equipe --slug de=team', 'a slug in "de"', 'fr, en'],
  ['page team --slug equipe --slug en=team', 'the slug "equipe"', 'fr=equipe'],
  ['page team --slug fr=a --slug fr=b', 'two slugs in fr', 'one for each locale'],
  ['page team --slug fr=a --slug en=b --parent abuot', 'parent "abuot"', 'about, '],
  ['page team --slug fr=a --slug en=b --menu haeder', 'the menu "haeder"', 'header, '],
  ['guide franchise --slug fr=a --slug en=b --figure netMargin', 'no section', 'add --section'],
  ['guide franchise --slug fr=a --slug en=b --section fees --figure netMagrin', 'the figure "netMagrin"', 'netMargin, '],
  ['guide franchise --slug fr=a --slug en=b --section fees --figure netMargin --date 2026-02-30', 'the date "2026-02-30"', 'calendar'],
  ['guide franchise --slug fr=a --slug en=b --section fees --section fees --figure netMargin', 'the section "fees" twice', 'each once'],
  ['case-study turnaround --figure netMargin', 'the id "turnaround", which schema/content/case-studies.ts:', 'another id'],
  ['case-study pilot-store --view sumary --figure netMargin', 'the view "sumary"', 'card, summary, page'],
  ['case-study pilot-store', 'no --figure', 'add --figure'],
  ['case-study pilot-store --view card --emoji 🏬', 'no --link', 'add --link'],
  ['case-study pilot-store --view card --emoji 🏬 --link caseStuides#turnaround', 'a link to the page "caseStuides"', 'caseStudies, '],
  ['article openingHours --slug fr=a --slug en=b --section staff --link locatoin', 'a link to the page "locatoin"', 'location, '],
  ['article openingHours --slug fr=a --slug en=b --link location', 'no section', 'add --section'],
  [
    'article openingHours --slug fr=a --slug en=b --section staff --section staff --link location',
    'the section "staff" twice',
    'each once',
  ],
  ['article openingHours --kind news', 'the kind "news"', 'blog, static, post'],
  [
    'article unit-accounts --kind static --url https://a.example',
    'the id "unit-accounts", which schema/content/articles.ts:',
    'another id',
  ],
  ['locale fr', 'the locale "fr", which schema/site.ts has', 'one that is not there'],
  ['locale german', 'the code "german"', 'de, es, nl'],
  ['locale gsw', 'the code "gsw"', 'de, es, nl'],
  ['locale de --tag gsw-CH', 'the tag "gsw-CH"', 'add --tag de-'],
  ['locale aa', 'the tag "aa-ET"', 'numbers and dates'],
  ['island carousel', 'renderer/islands/carousel, which is there already', 'another name'],
];

describe('it refuses, and leaves every file as it was:', () => {
  const before = treeOf(refusing);

  test.for(refused)('%s', async ([args, found, expected], { expect: hold }) => {
    const { exitCode, output } = await refusals.run('new', args === '' ? [] : args.split(' '));
    hold(exitCode, output).toBe(1);
    hold(output).toContain(found);
    hold(output).toContain(expected);
    hold(treeOf(refusing)).toEqual(before);
  });

  test('a schema that is no TypeScript, at its own file and line', async ({ expect: hold }) => {
    const pages = refusing.read('schema/pages.ts');
    refusing.write('schema/pages.ts', `${pages}const half = {\n`);
    const { exitCode, output } = await refusals.run('new', 'page team --slug fr=equipe --slug en=team'.split(' '));
    refusing.write('schema/pages.ts', pages);
    hold(exitCode, output).toBe(1);
    hold(output).toContain(`schema/pages.ts:${pages.split('\n').length + 1}:1\n  found:    '}' expected`);
    hold(treeOf(refusing)).toEqual(before);
  });

  test('pages whose parents go in a circle', async ({ expect: hold }) => {
    const pages = refusing.read('schema/pages.ts');
    refusing.write('schema/pages.ts', pages.replace('  about: page({', "  about: page({\n    parent: 'about',"));
    const { exitCode, output } = await refusing.run('npm run new -- page team --parent contact --slug fr=equipe --slug en=team');
    refusing.write('schema/pages.ts', pages);
    hold(exitCode, output).toBe(1);
    hold(output).toContain('a cycle of parents: about → about');
    hold(treeOf(refusing)).toEqual(before);
  });

  test('what codegen cannot write, by its name', async ({ expect: hold }) => {
    const taken = 'generated/messages/fr/team.json';
    mkdirSync(`${refusing.root}/${taken}`);
    const { exitCode, output } = await refusing.run('npm run new -- page team --slug fr=equipe --slug en=team');
    rmdirSync(`${refusing.root}/${taken}`);
    hold(exitCode, output).toBe(1);
    hold(output).toContain(`Every file is as it was.\n\n${taken}\n  found:    a folder`);
    hold(treeOf(refusing)).toEqual(before);
  });

  // The schema is loaded once in a process: this is the last thing that this one does.
  test('what only the whole schema shows to be wrong', async () => {
    const { exitCode, output } = await refusals.run('new', [
      'page',
      'team',
      '--slug',
      'fr=contact',
      '--slug',
      'en=team',
      '--menu',
      'header',
    ]);
    expect(exitCode, output).toBe(1);
    expect(output).toContain('Every file is as it was.');
    expect(output).toContain('path /contact in fr, which is also "contact" in fr');
    expect(treeOf(refusing)).toEqual(before);
  });
});

test('--help lists what it adds', async () => {
  const { exitCode, output } = await commands.run('new', ['--help']);
  expect(exitCode).toBe(0);
  for (const thing of ['page', 'guide', 'case-study', 'article', 'locale', 'island']) expect(output).toContain(`  ${thing} <`);
});
