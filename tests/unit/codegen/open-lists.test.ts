/** Items of open lists that writers add and remove: no text is lost, and each translation stays beside its source. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { collection } from '../../../schema/language/collection.ts';
import { contentType, list, text } from '../../../schema/language/define.ts';
import { leaves, viewsBelow } from '../../../schema/language/nodes.ts';
import { generateMessages } from '../../../scripts/model/messages/generate.ts';
import type { Json, JsonObject } from '../../../scripts/model/messages/texts.ts';
import { resolveOpenLists } from '../../../scripts/model/open-lists.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';
import { repetitions } from '../../support/soak.ts';
import { createRandom } from '../random.ts';
import { textsIn } from './random-content.ts';

const bounds = { min: 1, max: 9 };
const point = z.object({ title: text(), lines: list(bounds, text()) });
const declared: SiteModel = {
  languages: ['en', 'fr'].map((locale) => ({ locale, tag: locale, values: {} })),
  defaultLocale: 'fr',
  origin: '',
  pages: [],
  pageShape: {},
  redirects: [],
  drafts: [],
  renamed: {},
  components: [],
  sources: {},
  bundles: [
    {
      id: 'home',
      typeName: 'Home',
      locales: ['fr', 'en'],
      content: z.object({ steps: list(bounds, text()), points: list(bounds, point) }),
    },
  ],
};
const [french, english] = ['generated/messages/fr/home.json', 'generated/messages/en/home.json'] as const;

type Files = Readonly<Record<string, string>>;

/** Returns the site with the lists of the files, and the result of codegen. */
function generated(files: Files, renamed = {}) {
  const { site, problems } = resolveOpenLists({ ...declared, renamed }, (file) => files[file]);
  return { ...generateMessages(site, files), problems };
}

const filesOf = (fr: Json, en: Json, others: Files = {}): Files => ({
  [french]: JSON.stringify(fr),
  [english]: JSON.stringify(en),
  ...others,
});
const readIn = (files: Files, path: string) => JSON.parse(files[path] ?? '{}') as JsonObject;

const runs = repetitions(60, 300);

test('after random removals and additions, each translation is beside its source, and no text is lost', () => {
  const counts = { removed: 0, refused: 0 };
  for (let seed = 1; seed <= runs; seed++) {
    const random = createRandom(seed);
    let pairs = 0;
    const item = (isPoint: boolean): Json => {
      const name = `${++pairs}`;
      return isPoint ? { title: name, lines: listOfItems(1 + random.below(4), () => item(false)) } : name;
    };
    const listOfItems = (length: number, make: () => Json) => Object.fromEntries(Array.from({ length }, (_, index) => [index + 1, make()]));
    const source = {
      steps: listOfItems(1 + random.below(5), () => item(false)),
      points: listOfItems(1 + random.below(4), () => item(true)),
    };
    const inLanguage = (value: Json, locale: string) => JSON.parse(JSON.stringify(value).replace(/:"(\d+)"/g, `:"${locale} $1"`)) as Json;
    const removals = (value: Json): Json => {
      if (typeof value !== 'object' || value === null) return value;
      const isList = '1' in value;
      const remaining = Object.entries(value).filter((_, index) => !isList || index === 0 || random.below(4) > 0);
      return Object.fromEntries(remaining.map(([key, child]) => [key, removals(child as Json)]));
    };
    const edited = removals(source);
    const translation = random.below(3) === 0 ? edited : random.below(4) === 0 ? removals(source) : source;
    const files = filesOf(inLanguage(edited, 'fr'), inLanguage(translation, 'en'));

    const { files: next, wrong, problems } = generated(files);

    expect(problems).toEqual([]);
    if (wrong.length > 0) {
      counts.refused++;
      continue;
    }
    const place = `seed ${seed}: ${files[french]} ${files[english]}`;
    const texts = (path: string) => textsIn(readIn(next, path));
    expect(texts(french), place).toEqual(textsIn(readIn(files, french)));
    expect([...texts(english), ...texts('generated/messages/en/_retired.json')].sort(), place).toEqual(textsIn(readIn(files, english)));
    for (const [fr, en] of leavesOf(readIn(next, french), readIn(next, english))) {
      if (en !== null) expect(en, place).toBe(String(fr).replace('fr', 'en'));
    }
    counts.removed += JSON.stringify(edited) === JSON.stringify(source) ? 0 : 1;
    expect(generated(next).files, place).toEqual(next);
  }
  expect(counts.removed).toBeGreaterThan(runs / 4);
  expect(counts.refused).toBeGreaterThan(0);
});

/** Returns the texts of two files with the same keys, in pairs. Fails for keys that differ, and for a gap in a list. */
function leavesOf(left: Json, right: Json | undefined): [Json, Json][] {
  if (typeof left !== 'object' || left === null) return [[left, right ?? null]];
  const keys = Object.keys(left).filter((key) => key !== '$schema');
  expect(Object.keys(right ?? {}).filter((key) => key !== '$schema')).toEqual(keys);
  if (keys.includes('1')) expect(keys).toEqual(keys.map((_, index) => String(index + 1)));
  return keys.flatMap((key) => leavesOf((left as JsonObject)[key] as Json, (right as JsonObject)[key]));
}

const points = { 1: { title: 'Où', lines: { 1: 'Ici' } } };

test('a renamed list and a restored list keep all their items', () => {
  const former = { former: { 1: 'a', 2: 'b', 3: 'c' }, points };
  const renamed = generated(filesOf(former, former), { 'home.former': 'home.steps' });
  expect(readIn(renamed.files, french)['steps']).toEqual({ 1: 'a', 2: 'b', 3: 'c' });
  expect(readIn(renamed.files, english)['steps']).toEqual({ 1: 'a', 2: 'b', 3: 'c' });

  const retired = JSON.stringify({ home: { 'steps.1': 'a', 'steps.2': 'b' } });
  const file = (locale: string) => ({ [`generated/messages/${locale}/_retired.json`]: retired });
  const restored = generated(filesOf({ points }, { points }, { ...file('fr'), ...file('en') }));
  expect(readIn(restored.files, french)['steps']).toEqual({ 1: 'a', 2: 'b' });
  expect(readIn(restored.files, english)['steps']).toEqual({ 1: 'a', 2: 'b' });
});

test('an unwritten item does not take the retired text of a former item with its number, in any run', () => {
  const retired = { 'generated/messages/en/_retired.json': JSON.stringify({ home: { 'points.2.title': 'Then', 'steps.2': 'old' } }) };
  const two = { steps: { 1: 'a', 2: 'b' }, points: { ...points, 2: { title: 'Quand', lines: { 1: 'Demain' } } } };
  const first = generated(filesOf(two, { steps: { 1: 'a' }, points }, retired));
  const second = generated(first.files);
  for (const { files } of [first, second]) {
    expect(readIn(files, english)).toMatchObject({ steps: { 1: 'a', 2: null }, points: { 2: { title: null, lines: { 1: null } } } });
  }
});

test('a view refers to the resolved collection, which each page that shows it has too', () => {
  const card = contentType({ name: 'Card', text: { points: list(bounds, text()) }, facts: {} });
  const shops = collection({ card }, { first: { card: {} } });
  const page = { id: 'aPage', typeName: 'APage', locales: ['fr'], content: z.object({ items: shops.views.card }) };
  const bundles = [page, { id: 'shops', typeName: 'Shops', locales: ['fr'], content: shops.content }];
  const file = JSON.stringify({ first: { card: { points: { 1: 'a', 2: 'b' } } } });
  const { site } = resolveOpenLists({ ...declared, bundles }, (path) => (path.endsWith('/shops.json') ? file : undefined));
  const [shown, held] = site.bundles;
  expect(viewsBelow(shown?.content as z.ZodType).map((view) => view.collection === held?.content)).toEqual([true]);
  expect(leaves(held?.content as z.ZodType).map(({ path }) => path.join('.'))).toEqual(['first.card.points.1', 'first.card.points.2']);
});
