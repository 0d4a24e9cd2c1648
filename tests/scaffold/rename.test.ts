/** `npm run rename`, on a copy of the project: all that goes by the old name has the new one, every text is there, and what is refused leaves every file as it was. */
import { afterAll, describe, expect, test } from 'vitest';
import { slug } from '../../scripts/scaffold/rename/slug.ts';
import { openSources } from '../../scripts/scaffold/sources.ts';
import { startCommands } from '../support/commands.ts';
import { makeCopy } from '../support/copy.ts';
import { isSoaking } from '../support/soak.ts';
import { treeOf } from './tree.ts';

const copy = makeCopy('rename');
const refusing = makeCopy('rename-refused');
const refusals = startCommands(refusing);
afterAll(() => {
  refusals.stop();
  copy.remove();
  refusing.remove();
});

const locales = ['fr', 'en'];

async function rename(args: string): Promise<void> {
  const { output, exitCode } = await copy.run(`npm run rename -- ${args}`);
  expect(exitCode, output).toBe(0);
}

/** A page with a folder of its own: its renaming takes as long as that of the guide, and waits for npm run test:soak. */
async function renameServices(): Promise<void> {
  await rename('page services offers');
  expect(Object.keys(treeOf(copy)).filter((path) => /pages\/(services|offers)\//.test(path))).toEqual([
    'pages/offers/offers.page.server.tsx',
    'pages/offers/parts/comparison.tsx',
    'pages/offers/parts/flagship.tsx',
    'pages/offers/parts/quick-offer.tsx',
  ]);
  expect(copy.read('pages/offers/parts/quick-offer.tsx')).toContain("OffersContent['booster']");
}

test('everything goes by its new name, and no text is lost', async () => {
  const before = treeOf(copy);
  const renamed: Readonly<Record<string, string>> = isSoaking ? { services: 'offers', retail: 'network' } : { retail: 'network' };
  if (isSoaking) await renameServices();

  // A guide above others, with a drawing.
  await rename('page retail network');
  expect(copy.read('schema/pages.ts')).not.toContain("'retail'");
  expect(copy.read('pages/guide/parts/drawings.ts')).toContain('  network: DeploymentPlane,');

  await rename('slug network fr=reseau en=network');
  expect(copy.read('schema/pages.ts')).toContain(
    "    slug: { fr: 'reseau', en: 'network' },\n    formerSlugs: { fr: ['developper-son-reseau-retail'], en: ['retail-development'] },\n",
  );
  const redirects = copy.read('generated/public/_redirects').split('\n');
  expect(redirects).toContain('/developper-son-reseau-retail/strategie /reseau/strategie 301');

  for (const locale of locales)
    for (const [old, today] of Object.entries(renamed))
      expect(copy.read(`generated/messages/${locale}/${today}.json`)).toBe(
        before[`generated/messages/${locale}/${old}.json`]?.replace(`${old}.json`, `${today}.json`),
      );
  const declared = Object.entries(renamed).map(([old, today]) => `  ${old}: '${today}',\n`);
  expect(copy.read('schema/renamed.ts')).toContain(`= {\n${declared.join('')}};`);

  // Back again: the slug of before is no former one any more. In npm test only as it is worked out.
  const back = { sources: openSources(copy.root), from: 'network', to: ['fr=developper-son-reseau-retail'], where: '' } as const;
  const written = "formerSlugs: { fr: ['reseau'], en: ['retail-development'] }";
  expect(slug.plan(back).changes['schema/pages.ts']).toContain(written);
  if (isSoaking) {
    await rename(`slug ${back.from} ${back.to[0]}`);
    expect(copy.read('schema/pages.ts')).toContain(written);
  }

  const { output, exitCode } = await copy.run(
    'npm run codegen -- --check && node_modules/.bin/biome check schema pages renderer && npm run typecheck',
  );
  expect(exitCode, output).toBe(0);
});

const refused: [args: string, found: string, expected: string][] = [
  ['', 'Nothing named', 'page, '],
  ['pgae about company', '"pgae" is nothing that can be renamed', 'page, '],
  ['page about', 'After page: "about" found', 'its new id expected'],
  ['page about company now', 'After page: "about company now" found', 'its new id expected'],
  ['page abuot company', 'page "abuot"', 'about, '],
  ['page about contact', 'the id "contact", which schema/pages.ts:', 'an id that no page has'],
  ['page about Company', 'the id "Company"', 'write company'],
  ['slug abuot fr=a', 'page "abuot"', 'about, '],
  ['slug about fr=Équipe', 'slug "Équipe" in fr', 'write fr=equipe'],
  ['slug about de=team', 'a slug in "de"', 'fr, en'],
  ['slug about fr=a-propos', 'the slug "a-propos", which "about" has in fr', 'leave fr out'],
];

describe('it refuses, and leaves every file as it was:', () => {
  const before = treeOf(refusing);

  test.for(refused)('%s', async ([args, found, expected], { expect: hold }) => {
    const { exitCode, output } = await refusals.run('rename', args === '' ? [] : args.split(' '));
    hold(exitCode, output).toBe(1);
    hold(output).toContain(found);
    hold(output).toContain(expected);
    hold(treeOf(refusing)).toEqual(before);
  });

  // The schema is loaded once in a process: this is the last thing that this one does.
  test('what only the whole schema shows to be wrong', async () => {
    const { exitCode, output } = await refusals.run('rename', ['slug', 'about', 'fr=contact']);
    expect(exitCode, output).toBe(1);
    expect(output).toContain('Every file is as it was.');
    expect(output).toContain('path /contact in fr, which is also "about" in fr');
    expect(treeOf(refusing)).toEqual(before);
  });
});
