/** Texts with marks, and prose: parsing, typesetting, components. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href, link } from '../../../generated/links.ts';
import { LocaleProvider, PageProvider } from '../../../renderer/page.tsx';
import { Inline, Prose } from '../../../renderer/ui/prose.tsx';
import { compose } from '../../../schema/language/compose.ts';
import { rich } from '../../../schema/language/define.ts';
import { type Block, type Prose as Blocks, blocksOf, type Inlines, textOf } from '../../../schema/language/inline.ts';
import { linesOf, parseLine, parseProse, typedWords } from '../../../schema/language/markdown.ts';
import { type TextMeta, textMeta } from '../../../schema/language/nodes.ts';
import { prose } from '../../../schema/language/prose.ts';
import { buildModel } from '../../../scripts/model/build-model.ts';
import { messageFile } from '../../../scripts/model/messages/texts.ts';
import { textFault } from '../../../scripts/model/messages/validate.ts';
import { loadSchema } from '../../../scripts/model/schema.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';
import { writeCsv } from '../../../scripts/translate/csv.ts';
import { decide } from '../../../scripts/translate/decide.ts';
import { baseOf } from '../../../scripts/translate/entry.ts';
import { readTranslations } from '../../../scripts/translate/read-file.ts';
import { stepsFor } from '../../../scripts/translate/steps.ts';
import type { Unit } from '../../../scripts/translate/unit.ts';
import { writeXliff } from '../../../scripts/translate/xliff.ts';
import { repetitions } from '../../support/soak.ts';
import fc from '../fast-check.ts';

const content = z.object({
  phrase: rich({ marks: ['emphasis', 'strong', 'link'], values: { max: 5000 } }),
  body: prose({ min: 1, max: 9, values: { max: 5000 }, places: { figure: ['catchment'] } }),
});
const french = { locale: 'fr', tag: 'fr-FR', values: { firm: 'A*B [c](d)' } };
const composed = (phrase: unknown, body: unknown) =>
  compose(content, { phrase, body }, ['page'], french) as { readonly phrase: Inlines; readonly body: Blocks<'figure catchment'> };

describe('a text with marks', () => {
  test.for([
    ['un *mot* et **deux**', ['un ', { kind: 'emphasis', content: ['mot'] }, ' et ', { kind: 'strong', content: ['deux'] }]],
    ['[ici](home#top)', [{ kind: 'link', to: { page: 'home', anchor: 'top' }, content: ['ici'] }]],
    ['[là](https://a.fr/?b=1&c=_2_)', [{ kind: 'source', href: 'https://a.fr/?b=1&c=_2_', content: ['là'] }]],
    ['[le [en: store]](home)', [{ kind: 'link', to: { page: 'home', anchor: undefined }, content: ['le [en: store]'] }]],
  ] as const)('%s', ([typed, nodes]) => {
    expect(composed(typed, []).phrase).toEqual(nodes);
  });

  const shown = (nodes: Inlines): string =>
    nodes
      .map((node) => (typeof node === 'string' ? node : `<${shown(node.content)}>`))
      .join('')
      .replaceAll('\u00a0', '_');

  test.for([
    ['« *mot* » : oui', '«_<mot>_»_: oui'],
    ['**12** % et [mots](page) ; *3* à 4 mois', '<12>_% et <mots>_; <3>_à_4_mois'],
    ['article [L.145-4](home) ou *article* 12', 'article_<L.145-4> ou <article>_12'],
  ])('binds spaces across marks: %s', ([typed, set]) => {
    expect(shown(composed(typed, []).phrase)).toBe(set);
  });

  test('fills placeholders after parsing, so that their values have no marks', () => {
    const filled = [{ kind: 'emphasis', content: ['A*B [c](d)'] }, ' à 5\u00a0000\u00a0€'];
    expect(composed('*{firm}* à {max} €', []).phrase).toEqual(filled);
    expect(composed('x', ['> *{firm}* à {max} €']).body).toEqual([{ kind: 'quotation', content: filled }]);
  });

  test('shows a faulty text as typed', () => {
    expect(composed('un *mot', []).phrase).toEqual(['un *mot']);
  });
});

test('composes the blocks of an array, and of the string that the text was before', () => {
  const blocks = ['Un *mot*.', '- a\n- b', '1. c', '> d', '^ e', '{figure catchment}'];
  const nodes = [
    { kind: 'paragraph', content: ['Un ', { kind: 'emphasis', content: ['mot'] }, '.'] },
    { kind: 'list', isOrdered: false, items: [['a'], ['b']] },
    { kind: 'list', isOrdered: true, items: [['c']] },
    { kind: 'quotation', content: ['d'] },
    { kind: 'note', content: ['e'] },
    { kind: 'place', place: 'figure catchment' },
  ];
  expect(composed('x', blocks).body).toEqual(nodes);
  expect(composed('x', blocks.join('\n\n')).body).toEqual(nodes);
  expect(composed('x', null).body).toEqual([{ kind: 'paragraph', content: ['page.body'] }]);
});

test('renders blocks, links in the language of the page, and placed facts', () => {
  const blocks: readonly Block<'figure catchment'>[] = composed('x', [
    'Un *mot*, [ici](services#retail-booster) et [là](https://www.legifrance.gouv.fr/).',
    '{figure catchment}',
    '- a',
    '1. b',
    '> c',
    '^ d',
  ]).body;
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en">
      <PageProvider page="about">
        <Prose blocks={blocks} places={{ 'figure catchment': <hr /> }} />
        <Inline nodes={['plain']} />
      </PageProvider>
    </LocaleProvider>,
  );
  expect(html).toContain(
    `<p>Un <em>mot</em>, <a class="link" href="${href(link('services', 'retail-booster'), 'en')}">ici</a> et <a class="link" href="https://www.legifrance.gouv.fr/" target="_blank" rel="noopener noreferrer">là`,
  );
  expect(html).toContain(
    '<hr/><ul><li class="point">a</li></ul><ol><li>b</li></ol><blockquote><p>c</p></blockquote><aside class="note"><p>d</p></aside></div>plain',
  );
});

/** Blocks without mistakes, which edits spoil. */
const sound = [
  'Un *mot*, **deux** mots et [un lien](location#lease).',
  '- un [en: store]\n- deux *mots*\n- trois',
  '1. un\n2. deux [liens](https://www.legifrance.gouv.fr/codes?a=1)',
  '> Une « citation », de {firmName}.',
  '^ Une *note*, [en: aside].',
  '{figure catchment}',
];
const scraps = [
  '*',
  '**',
  '[',
  ']',
  '(',
  ')',
  '](',
  '](a)',
  '- ',
  '1. ',
  '> ',
  '_',
  '`',
  '<b>',
  '&amp;',
  '\\',
  '!',
  '#',
  '{',
  '}',
  ' ',
  '\n',
  '\n\n',
  'é',
  '👩‍🍳',
  '\t',
  '\u00a0',
  '~~',
  '| ',
  '---',
  '\0',
  '\uFEFF',
  '=',
];

const edit = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), at: fc.nat(), scrap: fc.constantFrom(...scraps) }),
  fc.record({ kind: fc.constant('delete' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('double' as const), at: fc.nat(), length: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('swap' as const), at: fc.nat(), to: fc.nat() }),
);

function apply(text: string, change: typeof edit extends fc.Arbitrary<infer Edit> ? Edit : never): string {
  const at = change.at % (text.length + 1);
  if (change.kind === 'insert') return text.slice(0, at) + change.scrap + text.slice(at);
  if (change.kind === 'delete') return text.slice(0, at) + text.slice(at + change.length);
  if (change.kind === 'double') return text.slice(0, at + change.length) + text.slice(at);
  const lines = text.split('\n');
  const [from, to] = [change.at % lines.length, change.to % lines.length];
  [lines[from], lines[to]] = [lines[to] ?? '', lines[from] ?? ''];
  return lines.join('\n');
}

/** Returns the letters and digits of a text. */
const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Returns a block without the numbers of its list and the addresses of its links, which are no words. */
const withoutMarks = (block: string) => block.replace(/^\d+\. /gm, '').replace(/\]\([^()\s]*\)/g, ']');

const site = buildModel(await loadSchema('.'), () => undefined);
const english = site.languages.find(({ locale }) => locale === 'en') as SiteModel['languages'][number];
const file = messageFile('en', 'page');

/** A prose text for edits, with a place if they have left it. */
const edited = (text: string) =>
  prose({ min: 1, max: 9, ...(text.includes('{figure catchment}') && { places: { figure: ['catchment'] } }) });

/** The text as a translation that was exported, and then removed from its message file. */
const unitOf = (text: string): Unit => ({
  ...{ locale: 'en', bundle: 'page', id: 'page.body', leaf: { path: ['body'], meta: textMeta(edited(text)) as TextMeta } },
  ...{ sourceLocale: 'fr', source: text, target: '', state: 'missing', addresses: [], before: '', after: '' },
});

/** Expects a text that codegen accepts to be the same in each exchange format, and to be imported with each word or refused. */
function expectKeptByExchange(text: string): void {
  const unit = unitOf(text);
  if (textFault({ site, bundle: unit.bundle, leaf: unit.leaf }, text, english)) return;
  const exported: Unit = { ...unit, target: text, state: 'done' };
  for (const written of [writeXliff([exported], 'fr', 'en'), writeCsv([exported])]) {
    const entries = readTranslations('x', written, ['fr', 'en']).entries.map((entry) => ({ ...entry, base: baseOf(unit.target) }));
    expect(entries).toMatchObject([{ source: text, target: text }]);
    const { landings, refused } = decide(site, [unit], entries);
    if (landings.length === 0) expect(refused).toMatchObject([{ found: expect.stringMatching(/\S/), wayOut: expect.stringMatching(/\S/) }]);
    if (landings.length === 0) continue;
    const [step] = stepsFor(site, { [file]: '{ "body": null }' }, [unit], landings);
    expect(letters(textOf(JSON.parse(step?.text ?? '').body) ?? '')).toBe(letters(text));
    imports++;
  }
}

let imports = 0;

test('after any edit, prose keeps each word in its order, also in exchange files, or is refused at an offset in the text', () => {
  let [refused, kept] = [0, 0];
  fc.assert(
    fc.property(fc.shuffledSubarray(sound, { minLength: 1 }), fc.array(edit, { minLength: 1, maxLength: 4 }), (blocks, edits) => {
      const text = edits.reduce(apply, blocks.join('\n\n'));
      const { parts, faults } = parseProse(text);
      for (const { offset, ...sentences } of faults) {
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
        for (const sentence of Object.values(sentences)) expect(sentence).toMatch(/\S/);
      }
      if (faults.length > 0) return void refused++;
      kept++;
      expectKeptByExchange(text);
      expect(parts).toHaveLength(blocksOf(text).length);
      for (const [index, block] of blocksOf(text).entries()) {
        const part = parts[index];
        if (part?.kind === 'place') expect(block).toBe(`{${part.place}}`);
        else
          expect(
            letters(
              linesOf(part ? [part] : [])
                .map((line) => typedWords(line))
                .join(''),
            ),
          ).toBe(letters(withoutMarks(block)));
      }
    }),
    { numRuns: repetitions(300, 5000) },
  );
  expect(Math.min(refused, kept, imports)).toBeGreaterThan(20);
});

test('a text of one line has no blocks', () => {
  expect(parseLine('- un').faults).toEqual([]);
  expect(parseLine('un\ndeux').faults).toHaveLength(1);
});
