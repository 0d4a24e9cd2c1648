/** A refused `npm run new` leaves every file unchanged. */
import { mkdirSync, rmdirSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { people } from '../../schema/content/people.ts';
import { closest } from '../../scripts/model/problem.ts';
import { startCommands } from '../support/commands.ts';
import { makeCopy } from '../support/copy.ts';
import { treeOf } from './tree.ts';

const refusing = makeCopy('new-refused');
const refusals = startCommands(refusing);
afterAll(() => {
  refusals.stop();
  refusing.remove();
});

const nearest = (author: string) => `a person of schema/content/people.ts: ${closest(author, Object.keys(people.facts.profile))}`;

const refused: [args: string, found: string, expected: string][] = [
  ['', 'No type given', 'page, guide, case-study'],
  ['pgae team', 'Unknown type "pgae"', 'page, guide, case-study'],
  ['page', 'After page: nothing found', 'one id expected'],
  ['page team --url x', 'page has no option --url', '--slug, --locales, --parent, --menu'],
  ['page about --slug fr=a --slug en=b', 'the id "about", which schema/pages.ts:', 'an unused id'],
  ['page studies --slug fr=a --slug en=b', 'the id "studies", which schema/content/bundles.ts:', 'an unused id'],
  ['page abouT --slug fr=a --slug en=b', 'the id "abouT", which differs by case alone from that of schema/pages.ts:', 'an unused id'],
  ['page lAw --slug fr=a --slug en=b', 'the id "lAw", which differs by case alone from that of schema/content/bundles.ts:', 'an unused id'],
  ['page constructor --slug fr=a --slug en=b', 'the id "constructor", which every JavaScript object inherits', 'choose another id'],
  ['page aux --slug fr=a --slug en=b', 'the id "aux", a device of Windows', 'choose another id'],
  ['page Team --slug fr=a --slug en=b', 'the id "Team"', 'write team'],
  ['page team --slug fr=Équipe --slug en=team', 'slug "Équipe" in fr', 'write fr=equipe'],
  ['page team --slug fr=equipe', 'no slug in en', 'add --slug en=…'],
  ['page team --locales en', 'no slug in en', 'add --slug en=…'],
  ['page team --locales eng --slug en=team', 'the locale "eng"', 'fr, en'],
  ['page team --locales en --slug fr=equipe --slug en=team', 'a slug in fr', 'add fr to --locales'],
  ['page team --slug fr=equipe --slug de=team', 'a slug in "de"', 'fr, en'],
  ['page team --slug equipe --slug en=team', 'the slug "equipe"', 'fr=equipe'],
  ['page team --slug fr=a --slug fr=b', 'two slugs in fr', 'one slug for each locale'],
  ['page team --slug fr=a --slug en=b --parent abuot', 'parent "abuot"', 'about, '],
  ['page team --slug fr=a --slug en=b --menu haeder', 'the menu "haeder"', 'header, '],
  ['guide franchise --slug fr=a --slug en=b --figure netMargin', 'no section', 'add --section'],
  ['guide franchise --slug fr=a --slug en=b --section fees --figure netMagrin', 'the figure "netMagrin"', 'netMargin, '],
  ['guide franchise --slug fr=a --slug en=b --section fees --figure netMargin --date 2026-02-30', 'the date "2026-02-30"', 'a valid date'],
  ['guide franchise --slug fr=a --slug en=b --section fees --figure netMargin --author nobdy', 'the author "nobdy"', nearest('nobdy')],
  ['article openingHours --slug fr=a --slug en=b --section staff --link location --author nobdy', 'the author "nobdy"', nearest('nobdy')],
  [
    'guide franchise --slug fr=a --slug en=b --section fees --section fees --figure netMargin',
    'the section "fees" twice',
    'each section once',
  ],
  ['case-study turnaround --figure netMargin', 'the id "turnaround", which schema/content/case-studies.ts:', 'another id'],
  ['case-study pilot-store --view sumary --figure netMargin', 'the view "sumary"', 'card, summary, story, page'],
  ['case-study pilot-store', 'no --figure', 'add --figure'],
  [
    'case-study pilot-store --view card --view page --figure netMargin',
    'no --emoji, no --image, 1 of 3 figures, no slug in fr, en',
    'add --emoji 🏬 --image floor-plan --figure ',
  ],
  [
    'case-study pilot-store --view page --image floor-plan --figure netMargin --figure networkRoi --figure pilotMonths --slug fr=a --slug en=b',
    'the id "pilotStore", which schema/pages.ts:',
    'an unused id',
  ],
  [
    'guide franchise',
    'no slug in fr, en, no section, no --figure',
    'add --slug fr=… --slug en=… --section diagnosis --section roadmap --figure ',
  ],
  [
    'article openingHours',
    'no slug in fr, en, no section, no --link',
    'add --slug fr=… --slug en=… --section method --section result --link ',
  ],
  ['case-study pilot-store --view card --emoji 🏬', 'no --link', 'add --link'],
  ['case-study pilot-store --view card --emoji 🏬 --link caseStuides#turnaround', 'a link to the page "caseStuides"', 'caseStudies, '],
  ['article openingHours --slug fr=a --slug en=b --section staff --link locatoin', 'a link to the page "locatoin"', 'location, '],
  ['article openingHours --slug fr=a --slug en=b --link location', 'no section', 'add --section'],
  [
    'article openingHours --slug fr=a --slug en=b --section staff --section staff --link location',
    'the section "staff" twice',
    'each section once',
  ],
  ['article openingHours --kind news', 'the kind "news"', 'blog, static, post'],
  [
    'article unit-accounts --kind static --url https://a.example',
    'the id "unit-accounts", which schema/content/articles.ts:',
    'another id',
  ],
  ['locale fr', 'the locale "fr", which schema/site/locales.ts has', 'a new locale'],
  ['locale fre', 'the locale "fr", which schema/site/locales.ts has', 'a new locale'],
  ['locale german', 'the code "german"', 'de, fil, pt-BR'],
  ['locale de --tag gsw-CH', 'the tag "gsw-CH", of another language', 'de, or de with further subtags'],
  ['locale pt-BR --tag pt-PT', 'the tag "pt-PT", of another region or script', 'pt-BR, or pt-BR with further subtags'],
  ['locale aa', 'the tag "aa-ET"', 'number and date formats'],
  ['island carousel', 'renderer/islands/carousel, which exists', 'another name'],
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
    hold(output).toContain(`Codegen failed. All files were restored.\n\n${taken}\n  found:    a folder`);
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
    expect(output).toContain('Codegen failed. All files were restored.');
    expect(output).toContain('path /contact in fr, which is also "contact" in fr');
    expect(treeOf(refusing)).toEqual(before);
  });
});

test('--help lists what it adds', async () => {
  const { exitCode, output } = await refusals.run('new', ['--help']);
  expect(exitCode).toBe(0);
  for (const thing of ['page', 'guide', 'case-study', 'article', 'locale', 'island']) expect(output).toContain(`  ${thing} <`);
});
