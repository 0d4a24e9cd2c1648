/** Faults in the schema, as codegen and the rules on it read them. */

import type { Random } from '../../unit/random.ts';
import type { Kind, Target } from '../fault.ts';
import type { Ground } from '../ground.ts';
import { swapOne } from '../pages.ts';
import { sourceKind } from '../sources.ts';

const pages = /^schema\/pages\.ts$/;
const constants = /^schema\/constants\.ts$/;
const navigation = /^schema\/navigation\.ts$/;
const content = /^schema\/content\/[\w-]+\.ts$/;
const anywhere: readonly Target[] = [{ file: 'schema/' }, { file: 'generated/' }, { file: 'supabase/migrations/' }];

const schemaKind = (
  name: string,
  rules: readonly string[],
  times: number,
  files: RegExp,
  change: (text: string, random: Random, ground: Ground, file: string) => string | undefined,
): Kind => sourceKind('schema', name, rules, times, files, change, { also: anywhere });

/** One of the slugs of the page tree, written anew. */
const slug = (text: string, random: Random, write: (word: string) => string) =>
  swapOne(text, /(slug: \{ (?:fr: '[^']+', )?(?:fr|en): ')([\w-]+)'/, random, ([, start, word = '']) => `${start}${write(word)}'`);
const published = (text: string, random: Random, day: string) => swapOne(text, /published: '[^']*'/, random, () => `published: '${day}'`);

export const schemaKinds: readonly Kind[] = [
  schemaKind('two-items-of-one-place', ['menu-items'], 3, navigation, (text, random) =>
    random.pick([
      text.replace("link('services', 'hotline')", "link('services', 'retail-booster')"),
      text.replace("link('strategy')", "link('budget')"),
      text.replace("link('clients')", "link('caseStudies')"),
    ]),
  ),
  schemaKind('tag-of-another-language', ['codegen'], 2, /^schema\/site\.ts$/, (text, random) =>
    text.replace("tag: 'en-GB'", random.pick(["tag: 'fr-FR'", "tag: 'de-DE'"])),
  ),
  schemaKind('date-to-come', ['dates'], 3, pages, (text, random) =>
    published(text, random, random.pick(['2031-01-02', '2027-12-24', '2099-06-01'])),
  ),
  schemaKind('date-of-no-day', ['dates', 'codegen'], 3, pages, (text, random) =>
    published(text, random, random.pick(['2026-02-30', '2026-13-01', '2025-02-29', '2026-04-31'])),
  ),
  schemaKind('date-otherwise-written', ['dates', 'codegen'], 3, pages, (text, random) =>
    published(text, random, random.pick(['03/11/2026', '2026-1-7', 'novembre 2026', '20261103'])),
  ),
  schemaKind('revised-before-it-was-published', ['dates'], 3, pages, (text, random) =>
    swapOne(text, /updated: '2026-11-22'/, random, () => `updated: '${random.pick(['2025-11-22', '2026-01-12', '2024-02-29'])}'`),
  ),
  schemaKind('date-of-an-article-to-come', ['dates', 'codegen'], 3, /^schema\/content\/articles\.ts$/, (text, random) =>
    swapOne(text, /date: '2026-[^']*'/, random, () => `date: '${random.pick(['2028-05-06', '2026-02-31', '5 mai 2026'])}'`),
  ),
  schemaKind('post-of-the-fictional-firm', ['fictional-links'], 2, /^schema\/content\/articles\.ts$/, (text, random) =>
    // Every post is one until the firm is real: of a firm that is, with one left over.
    swapOne(text.replace('trame-retail-example_', 'comptoir_'), /post\('([\w-]+)'\)/, random, ([, name = '']) =>
      random.pick([`'https://www.linkedin.com/posts/trame-retail-example_${name}'`, `'https://posts.trame.example/${name}'`]),
    ),
  ),
  schemaKind('constant-of-the-specification', ['specified-constants'], 8, constants, (text, random) => {
    const specified = text.slice(0, text.indexOf('byteBudgets'));
    const changed = swapOne(
      specified,
      /(?<=(?:value: |Ms: |Px: |base: |medium: |large: |loop: |attempts: |value: \[))(?:[\d_]+|true)(?=[,\s])/,
      random,
      ([value]) => (value === 'true' ? 'false' : String(Number(value.replace('_', '')) + 1)),
    );
    return changed && changed + text.slice(specified.length);
  }),
  schemaKind('sign-of-a-figure', ['specified-constants'], 3, constants, (text, random) =>
    swapOne(text, /, sign: '[\w-]+'/, random, ([whole]) =>
      random.below(2) === 0 ? '' : whole.includes('increase') ? ", sign: 'decrease'" : ", sign: 'increase'",
    ),
  ),
  schemaKind('bounds-of-the-form', ['specified-constants', 'sql-bounds'], 4, /^schema\/contact-bounds\.ts$/, (text, random) =>
    random.pick([
      text.replace('max: 80', 'max: 100'),
      text.replace('max: 254', 'max: 320'),
      text.replace('max: 5000', 'max: 8000'),
      text.replace('min: 10,', 'min: 1,'),
      text.replace('min: 2,', 'min: 1,'),
    ]),
  ),
  schemaKind('figure-that-counts-wrong', ['counts', 'codegen'], 3, constants, (text, random) =>
    random.pick([
      text.replace(/(locationCriteria: \{ value: )12/, `$1${random.pick([11, 13, 14])}`),
      text.replace("counts: 'criteria'", "counts: 'criterias'"),
      text.replace("counts: 'criteria'", "counts: 'home'"),
    ]),
  ),
  schemaKind('entity-taken-out', ['counts', 'codegen'], 3, /^schema\/content\/criteria\.ts$/, (text, random) =>
    swapOne(text, /^ {4}(?:'[\w-]+'|\w+): \{ criterion: \{\}.*\},\n/m, random, () => ''),
  ),
  schemaKind('unindexed-without-reason', ['unindexed'], 4, pages, (text, random) =>
    random.pick([
      () =>
        swapOne(
          text,
          /(slug: \{[^}]*\},\n)( {4}content: \w+,\n)(?! {4}indexed)/,
          random,
          ([, start, end]) => `${start}    indexed: false,\n${end}`,
        ),
      () => swapOne(text, / {4}reason: '[^']*',\n/, random, () => ''),
      () => swapOne(text, /reason: '[^']*'/, random, () => "reason: 'because'"),
    ])(),
  ),
  schemaKind('reason-of-an-indexed-page', ['unindexed'], 2, pages, (text, random) =>
    swapOne(text, / {4}indexed: false,\n/, random, () => ''),
  ),
  schemaKind('item-in-no-menu', ['menu-items'], 4, navigation, (text, random) => {
    const [before = '', menus = ''] = text.split('export const menus');
    const name = random.pick(['strategy', 'concept', 'organization', 'budget', 'retail-booster', 'hotline', 'clients', 'blog', 'top']);
    return `${before}export const menus${menus.replace(new RegExp(`'${name}', |, '${name}'`, 'g'), '')}`;
  }),
  schemaKind('menu-of-no-item', ['menu-items', 'codegen'], 3, navigation, (text, random) =>
    swapOne(text, /(?<=(?:network|tools|header|footer|notFound): \[[^\]]*)'([\w-]+)'(?=[,\]])/, random, ([, id]) => `'${id}s'`),
  ),
  schemaKind('item-twice', ['menu-items'], 2, navigation, (text, random) =>
    swapOne(text, /(?<=(?:network|tools|header|footer|notFound): \[)'([\w-]+)'/, random, ([whole]) => `${whole}, ${whole}`),
  ),
  schemaKind('fact-by-http', ['https', 'codegen'], 3, /^schema\/content\/articles\.ts$/, (text, random) =>
    random.pick([
      text.replace('https://www.linkedin', 'http://www.linkedin'),
      swapOne(text, /linkedinUrl: post\('[\w-]+'\)/, random, () => "linkedinUrl: 'http://www.lsa-conso.fr/article'"),
    ]),
  ),
  schemaKind('slug-that-is-none', ['codegen'], 6, pages, (text, random) =>
    slug(text, random, (word) =>
      random.pick([word.toUpperCase(), `${word} `, `${word}/x`, `é${word}`, `${word}_x`, '', `-${word}`, `${word}?`, 'index', '404']),
    ),
  ),
  schemaKind('slug-of-another', ['codegen'], 3, pages, (text, random) =>
    slug(text, random, () => random.pick(['blog', 'contact', 'clients'])),
  ),
  schemaKind('slug-that-forgets-the-former', ['codegen'], 4, pages, (text, random) => slug(text, random, (word) => `${word}-nouveau`)),
  schemaKind('page-that-was-published', ['codegen'], 3, pages, (text, random) =>
    swapOne(text, /^ {2}(about|clients|foreignBrands|legalNotice|articles): page\(\{[\s\S]*?^ {2}\}\),\n/m, random, () => ''),
  ),
  schemaKind('parent-not-there', ['codegen'], 3, pages, (text, random) =>
    swapOne(text, /parent: '\w+'/, random, () => random.pick(["parent: 'nowhere'", "parent: 'Retail'"])),
  ),
  schemaKind('page-below-itself', ['codegen'], 2, pages, (text, random) =>
    text.replace(/(retail: guide\(\{\n)/, `$1    parent: '${random.pick(['strategy', 'concept', 'location', 'retail'])}',\n`),
  ),
  schemaKind('locale-without-a-slug', ['codegen'], 3, pages, (text, random) =>
    swapOne(text, /slug: \{ fr: '([\w-]+)', en: '([\w-]+)' \}/, random, ([, fr, en]) =>
      random.pick([`slug: { fr: '${fr}' }`, `slug: { en: '${en}' }`]),
    ),
  ),
  schemaKind('role-of-two', ['codegen'], 2, pages, (text, random) =>
    random.pick([text.replace("    role: 'messageSent',", "    role: 'contact',"), text.replace("    role: 'home',\n", '')]),
  ),
  schemaKind('fact-that-links-to-no-page', ['codegen'], 5, /^schema\/(?:navigation|content\/blog\/\w+)\.ts$/, (text, random) =>
    swapOne(text, /link\('(\w+)'(?:, '[\w-]+')?\)/, random, ([whole, id]) => whole.replace(`'${id}'`, `'${id}s'`)),
  ),
  schemaKind('fact-that-links-to-no-anchor', ['codegen'], 4, /^schema\/(?:navigation|content\/blog\/\w+)\.ts$/, (text, random) =>
    swapOne(text, /link\('(\w+)'(?:, '[\w-]+')?\)/, random, ([, id]) => `link('${id}', 'nowhere')`),
  ),
  schemaKind('former-slug-in-use', ['codegen'], 2, pages, (text, random) =>
    swapOne(
      text,
      /(page\(\{\n {4}slug: \{[^}]*\},\n)( {4}content)/,
      random,
      ([, start, end]) => `${start}    formerSlugs: { fr: ['blog'] },\n${end}`,
    ),
  ),
  schemaKind('fact-of-another-kind', ['codegen'], 4, /^schema\/content\/(?:articles|criteria|case-studies)\.ts$/, (text, random) =>
    swapOne(
      text,
      /(featured: )(?:true|false)|(date: )'[^']*'/,
      random,
      ([, featured, date]) => `${featured ?? date}${random.pick(['-1', "'deux'", 'null', '2.5'])}`,
    ),
  ),
  schemaKind('list-of-another-length', ['codegen'], 5, content, (text, random) =>
    swapOne(text, /list\((\d+), /, random, ([, count]) => `list(${Number(count) + 1}, `),
  ),
  schemaKind('new-text-that-nobody-wrote', ['codegen'], 4, content, (text, random) =>
    swapOne(text, /(hero: z\.object\(\{)/, random, ([whole]) => `${whole} nouveau${random.below(1000)}: text(),`),
  ),
  schemaKind('new-text-that-nobody-reads', ['unread-content'], 3, content, (text, random) =>
    swapOne(text, /(hero: z\.object\(\{)/, random, ([whole]) => `${whole} nouveauTexte${random.below(1000)}: text(),`),
  ),
  schemaKind('text-that-lost-its-key', ['codegen'], 3, content, (text, random) =>
    swapOne(text, /(?<=[{ ])(contact|scoring|drawing|note|link): text\(\)/, random, ([, name]) => `${name}Neu: text()`),
  ),
  schemaKind('limit-that-texts-pass', ['codegen'], 3, content, (text, random) => swapOne(text, /max: (\d{2,3})/, random, () => 'max: 2')),
  schemaKind('placeholder-that-texts-lack', ['codegen'], 3, content, (text, random) =>
    swapOne(text, /lead: text\(\)/, random, () => "lead: text({ params: ['count'] })"),
  ),
  schemaKind('module-that-does-not-load', ['codegen'], 3, /^schema\/(?:pages|navigation|constants|content\/\w+)\.ts$/, (text, random) =>
    random.pick([text.replace('});', '}'), `${text}\nthrow new Error('x');\n`, text.replace(/^import/m, 'imprt')]),
  ),
];
