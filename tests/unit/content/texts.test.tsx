/** Texts of a page: placeholders, language marks, line breaks, menus, answers of the contact function. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { href, link } from '../../../generated/links.ts';
import { fill } from '../../../renderer/content/fill.ts';
import { identity } from '../../../renderer/content/identity.ts';
import { loadContent } from '../../../renderer/content/load.ts';
import { elementsForMarks, keepNames } from '../../../renderer/document/finished-text.ts';
import { MessageNotSent } from '../../../renderer/errors.tsx';
import { Header } from '../../../renderer/layout/header.tsx';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import { refusals } from '../../../schema/contact/endpoint.ts';
import { keyFigureValues, replacePlaceholders, usedPlaceholders } from '../../../schema/language/placeholders.ts';
import { offerNames } from '../../../schema/site/glossary.ts';
import { type Locale, localeCodes } from '../../../schema/site/locales.ts';
import { plainText } from '../../../schema/text/language-marks.ts';
import { bindNumbers, bindShortWords } from '../../../schema/text/line-breaks.ts';
import { answers as generated } from '../../../supabase/functions/_shared/answers.ts';

test('keeps the names of the firm and of its offers out of translations, but not in attributes and islands', () => {
  const [offer = ''] = offerNames;
  const kept = (name: string) => `<span translate="no">${name}</span>`;
  expect(keepNames(`<p title="${offer}">${offer}, ${identity.legalName} (${identity.firmName})</p>`)).toBe(
    `<p title="${offer}">${kept(offer)}, ${kept(identity.legalName)} (${kept(identity.firmName)})</p>`,
  );
  const unchanged = `<p>${offer}s</p><div data-island="x"><p>${offer}</p></div>`;
  expect(keepNames(unchanged)).toBe(unchanged);
});

test('fills every occurrence of a placeholder', () => {
  expect(fill('{n} of {total}, again {n}', { n: 1, total: 'ten' })).toBe('1 of ten, again 1');
});

test('keeps a placeholder without a value', () => {
  expect(replacePlaceholders('{n} of {total}', { n: 1 })).toBe('1 of {total}');
});

test('inserts values literally, braces and dollar signs included', () => {
  expect(replacePlaceholders('{a}{b}', { a: '{b}', b: '$&' })).toBe('{b}$&');
});

test('ignores inherited properties such as toString', () => {
  expect(replacePlaceholders('{toString} {constructor}', {})).toBe('{toString} {constructor}');
});

test('returns each placeholder of a text once', () => {
  expect(usedPlaceholders('{a} {b} {a} {} {not closed')).toEqual(['a', 'b', '']);
});

test('returns a placeholder for each end of a range', () => {
  expect(keyFigureValues({ one: { value: 1, unit: 'count' }, two: { value: [1, 2], unit: 'hours' } }, 'en')).toEqual({
    one: '1',
    twoMin: '1',
    twoMax: '2',
  });
});

test.for([
  [
    '<p>Le [en: Retail Booster] : [en: one &amp; two]</p>',
    '<p>Le <span lang="en">Retail Booster</span> : <span lang="en">one &amp; two</span></p>',
  ],
  ['<a aria-label="[en: Retail Booster]" href="/x">x</a>', '<a aria-label="Retail Booster" href="/x">x</a>'],
  ['<title>[en: Oops!] — Trame</title>', '<title>Oops! — Trame</title>'],
  [
    '<script type="application/ld+json">{"name":"<b>[en: Oops!]"}</script>',
    '<script type="application/ld+json">{"name":"<b>Oops!"}</script>',
  ],
  [
    '<svg><text>[en: Store]</text></svg><p>[en: Store]</p>',
    '<svg><text><tspan lang="en">Store</tspan></text></svg><p><span lang="en">Store</span></p>',
  ],
  ['<h1>Un <em>[en: shop]</em></h1>', '<h1>Un <em><span lang="en">shop</span></em></h1>'],
  ['<p>[1] [fr] [en:x] a[0]: b</p>', '<p>[1] [fr] [en:x] a[0]: b</p>'],
] as const)('%s', ([written, document]) => {
  expect(elementsForMarks(written)).toBe(document);
});

test('a mark of another direction than the page has its direction', () => {
  expect(elementsForMarks('<p>[he: שלום] [en: Store]</p>')).toBe(
    '<p><span lang="he" dir="rtl">שלום</span> <span lang="en">Store</span></p>',
  );
  expect(elementsForMarks('<p>[he: שלום] [en: Store]</p>', 'rtl')).toBe(
    '<p><span lang="he">שלום</span> <span lang="en" dir="ltr">Store</span></p>',
  );
});

test('the JSON schema counts characters without marks, and a surrogate pair or a placeholder as one', () => {
  const schema = JSON.parse(readFileSync('generated/messages/_schema/services.json', 'utf8'));
  const kicker = new RegExp(schema.$defs.text40.pattern);
  const marked = (length: number) => `a[en: ${'x'.repeat(length - 2)}]b`;
  expect([kicker.test('x'.repeat(40)), kicker.test('x'.repeat(41))]).toEqual([true, false]);
  expect([kicker.test(marked(40)), kicker.test(marked(41))]).toEqual([true, false]);
  const astral = (length: number) => `{firmName}${'🗺'.repeat(length - 1)}`;
  for (const flags of ['', 'u']) {
    const ofEditor = new RegExp(kicker, flags);
    expect([ofEditor.test(astral(40)), ofEditor.test(astral(41))], `flags "${flags}"`).toEqual([true, false]);
  }
});

/** Returns the paths of the first two items of each menu in the header. */
function firstItems(locale: Locale): string[][] {
  const header = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PageProvider page="about">
        <Header />
      </PageProvider>
    </LocaleProvider>,
  );
  const menus = header.split('<nav').slice(1);
  return menus.map((menu) => [...menu.matchAll(/href="([^"]*)"/g)].slice(0, 2).map(([, path]) => path ?? ''));
}

const home = (locale: Locale) => href(link('home'), locale);
const brief = (locale: Locale) => href(link('foreignBrands'), locale);
/** Returns the second item of each menu that begins with “home”; the other menus list languages. */
const seconds = (locale: Locale) => firstItems(locale).flatMap(([first, second]) => (first === home(locale) ? [second] : []));

test('the English header leads with entering France; the French one does not', () => {
  expect(seconds('en')).toEqual([brief('en'), brief('en')]);
  expect(seconds('fr')).toHaveLength(2);
  expect(seconds('fr')).not.toContain(brief('fr'));
});

const shown = (text: string) => text.replaceAll('\u00a0', '_');

describe('binds a number to its unit', () => {
  test.for([
    ['fr', 'En 3 à 6 mois, 15 ans et 12 critères', 'En 3_à_6_mois, 15_ans et 12_critères'],
    ['fr', '10 000 € pour 75 m², le 1er octobre ou le 8 mai', '10 000_€ pour 75_m², le 1er_octobre ou le 8_mai'],
    ['en', '12 criteria, 15+ years, 6 months’ costs', '12_criteria, 15+_years, 6_months’ costs'],
    ['en', '{minutes} min', '{minutes}_min'],
    ['de', '80 % in 12 Monaten', '80_% in 12 Monaten'],
  ] as const)('%s: %s', ([locale, typed, set]) => {
    expect(shown(bindNumbers(typed, locale))).toBe(set);
  });

  test('does not bind a number to other words, even ones that begin like a unit', () => {
    for (const text of ['3 et 6', 'en 2026 mailles', 'L.145-4 ansible', 'mois 3 ou 4']) expect(bindNumbers(text, 'fr')).toBe(text);
  });
});

describe('binds a short word of a heading to the next word', () => {
  test.for([
    ['Choisir un lieu et le tenir', 'Choisir un_lieu et_le_tenir'],
    ['Un conseil à la mesure', 'Un_conseil à_la_mesure'],
    ['The plan of a shop', 'The_plan of_a_shop'],
    ['Boutiques', 'Boutiques'],
  ] as const)('%s', ([typed, set]) => {
    expect(shown(bindShortWords(typed, 15))).toBe(set);
  });

  test('does not bind words that are together wider than a phone', () => {
    expect(shown(bindShortWords('le développement des enseignes', 15))).toBe('le développement des_enseignes');
  });

  test('never leaves the first word alone on a line', () => {
    expect(shown(bindShortWords('Par où commencer', 15))).toBe('Par_où commencer');
    expect(shown(bindShortWords('Why an independent firm', 15))).toBe('Why_an independent firm');
  });

  test('does not bind to an emphasis, which begins its own line', () => {
    expect(shown(bindShortWords('Du magasin à un réseau', 15, ['Du magasin à '.length]))).toBe('Du_magasin à un_réseau');
  });
});

/** A new language has no answers until codegen runs. */
const answers = generated as Readonly<Record<Locale, typeof generated.fr>>;

describe.for(localeCodes)('in %s', (locale) => {
  const page = renderToStaticMarkup(
    <LocaleProvider locale={locale}>
      <PageProvider page="messageNotSent">
        <MessageNotSent />
      </PageProvider>
    </LocaleProvider>,
  );
  const document = parse(elementsForMarks(page));

  test.for(refusals)('%s', (refusal) => {
    const section = document.getElementById(refusal);
    const { title, text } = answers[locale].refusals[refusal];
    expect([title, text]).toEqual([section?.querySelector('h2')?.text, section?.querySelector('p')?.text]);
  });

  test('has the label of the phone number', () => {
    expect(answers[locale].labels.phone).toBe(plainText(loadContent('common', locale).form.phone));
  });

  test('has no placeholder or language mark', () => {
    expect(JSON.stringify(answers[locale]).match(/\{[a-z]|\[/gi)).toBeNull();
  });
});
