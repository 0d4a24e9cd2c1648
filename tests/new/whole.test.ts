/** `npm run new` and `npm run rename` on one copy of the project, one after the other; the result compiles. */
import { afterAll, expect, test } from 'vitest';
import { people } from '../../schema/content/people.ts';
import { startCommands } from '../support/commands.ts';
import { makeCopy } from '../support/copy.ts';
import { isSoaking } from '../support/soak.ts';
import { writeAllTexts } from './tree.ts';

const copy = makeCopy('scaffold');
const commands = startCommands(copy);
afterAll(() => {
  commands.stop();
  copy.remove();
});

/** The default author of a guide. */
const author = Object.keys(people.facts.profile)[0];
const other = Object.keys(people.facts.profile).at(-1);

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
    `  franchise: guide({\n    parent: 'retail',\n    slug: { fr: 'franchise', en: 'franchising' },\n    published: '2026-11-02',\n    author: '${author}',\n    sections: ['contract', 'fees'],\n    keyFigures: ['netMargin'],\n    card: { icon: 'compass', gradient: 'paper' },\n  }),\n  legalNotice:`,
    'generated/messages/fr/franchise.json:4 (meta.title)',
  ],
  [
    'page visitors --locales en --slug en=visitors --parent about --menu header',
    'schema/pages.ts',
    "  visitors: page({\n    parent: 'about',\n    locales: ['en'],\n    slug: { en: 'visitors' },\n    content: visitorsContent,\n  }),\n",
    'generated/messages/en/visitors.json:4 (meta.title)',
  ],
  [
    'case-study store-network --view card --view story --emoji 🏬 --image floor-plan --figure outletsOpened --figure pilotMonths --figure netMargin',
    'schema/content/case-studies.ts',
    "      card: { emoji: '🏬', icon: 'storefronts', gradient: 'paper', target: link('caseStudies', 'store-network') },\n      story: { image: 'floor-plan', figures: ['outletsOpened', 'pilotMonths', 'netMargin'] },\n",
    '(store-network.card.title)',
  ],
  [
    'case-study store-handover --view page --image floor-plan --figure outletsOpened --figure pilotMonths --figure netMargin --slug fr=reprise --slug en=handover',
    'schema/pages.ts',
    "  storeHandover: caseStudy('store-handover', {\n    parent: 'caseStudies',\n    slug: { fr: 'reprise', en: 'handover' },\n  }),\n  clients:",
    'generated/messages/fr/storeHandover.json:4 (meta.title)',
  ],
  [
    `article openingHours --slug fr=horaires --slug en=opening-hours --section staff --section customers --author ${other} --link location#flows --date 2026-11-02`,
    'schema/pages.ts',
    `(\n    {\n      author: '${other}',\n      guide: link('location', 'flows'),\n      sections: { staff: {}, customers: {} },\n    },\n    {\n      parent: 'blog',\n      slug: { fr: 'horaires', en: 'opening-hours' },\n      published: '2026-11-02',\n    },\n  ),`,
    '(sections.staff.title)',
  ],
  [
    'case-study pilot-store --figure pilotMonths',
    'schema/content/case-studies.ts',
    "    'pilot-store': { summary: { figure: 'pilotMonths' } },\n  },",
    '(pilot-store.summary.title)',
  ],
];

test('what npm run new adds is in place', async () => {
  // npm test adds the guide and the page in English alone: each case runs codegen.
  for (const [args, file, lines, left] of isSoaking ? added : added.slice(1, 3)) {
    const { output, exitCode } = await copy.run(`npm run new -- ${args}`);
    expect(exitCode, output).toBe(0);
    expect(copy.read(file), output).toContain(lines);
    expect(output).toContain(left);
    writeAllTexts(copy);
  }
  const component = copy.read('pages/visitors/visitors.page.server.tsx');
  expect([copy.read('schema/content/visitors.ts'), component]).toEqual([
    expect.stringContaining('text: prose('),
    expect.stringContaining('<Prose blocks={body.text} />'),
  ]);
  await commands.run('new', 'article store-hours --kind static --url https://www.linkedin.com/posts/x --date 2026-09-20'.split(' '));
  expect(copy.read('schema/content/articles.ts')).toContain(
    "  'store-hours': { date: '2026-09-20', author: 'camille', featured: false, linkedinUrl: 'https://www.linkedin.com/posts/x' },\n  'unit-accounts':",
  );
  writeAllTexts(copy);
  const { output: island } = await commands.run('new', ['island', 'store-map']);
  expect(copy.read('renderer/islands/store-map/store-map.island.tsx')).toContain(
    'hydrateIsland(element, <StoreMap {...props} />, markup);',
  );
  expect(island).toContain('<Island name="store-map" of={StoreMap}');
});

test('npm run rename writes the new slugs, and redirects the old ones until they return', async () => {
  const rename = async (args: string) => {
    const { output, exitCode } = await copy.run(`npm run rename -- ${args}`);
    expect(exitCode, output).toBe(0);
  };
  await rename('slug retail fr=reseau en=network');
  expect(copy.read('schema/pages.ts')).toContain(
    "    slug: { fr: 'reseau', en: 'network' },\n    formerSlugs: { fr: ['developper-son-reseau-retail'], en: ['retail-development'] },\n",
  );
  const redirects = copy.read('generated/public/_redirects').split('\n');
  expect(redirects).toContain('/developper-son-reseau-retail/strategie /reseau/strategie 301');
  const { output, exitCode } = await copy.run('npm run rename -- slug visitors fr=visiteurs');
  expect(exitCode, output).toBe(1);
  expect(output).toContain('a slug in fr, where "visitors" does not exist');
  await rename('slug retail fr=developper-son-reseau-retail');
  expect(copy.read('schema/pages.ts')).toContain("formerSlugs: { fr: ['reseau'], en: ['retail-development'] }");
});

test('all of it is whole: the compiler asks for what new locales list, and for nothing else', async () => {
  const { output: checked, exitCode } = await copy.run('npm run codegen -- --check && node_modules/.bin/biome check schema pages renderer');
  expect(exitCode, checked).toBe(0);
  await copy.run('npm run new -- locale pt-BR');
  await copy.run('npm run new -- locale ar');
  const { output } = await copy.run('npm run new -- locale de');
  expect(copy.read('schema/site/locales.ts')).toContain(
    `  'pt-BR': { prefix: '/pt-br', tag: 'pt-BR', ogLocale: 'pt_BR', name: 'Português (Brasil)', short: 'PT-BR' },
  ar: { prefix: '/ar', tag: 'ar-EG', ogLocale: 'ar_EG', name: 'العربية', short: 'AR' },
  de: { prefix: '/de', tag: 'de-DE', ogLocale: 'de_DE', name: 'Deutsch', short: 'DE' },
`,
  );
  const asked = [...output.matchAll(/^ {2}(schema\/pages\.ts:\d+) /gm)].map(([, place]) => place);
  const { output: compiler } = await copy.run('npm run typecheck');
  const errors = [...compiler.matchAll(/^(.+)\((\d+),\d+\): error/gm)].map(([, path, line]) => `${path}:${line}`);
  expect(errors, compiler).toEqual(asked);
});
