import { describe, expect, test } from 'vitest';
import { entriesOf, entryAfter, groupsOf, progressOf, search } from '../../../scripts/desk/app/work-lists.ts';
import type { DeskText, DeskVersion, PlacedText } from '../../../scripts/desk/protocol.ts';

const version = (text: string, state: DeskVersion['state']): DeskVersion => ({ text, state, findings: [] });
const text = (id: string, pages: readonly string[], versions: DeskText['versions']): DeskText => ({
  id,
  bundle: 'about',
  advice: [],
  placeholders: [],
  marks: [],
  pages,
  versions,
  sourceLocale: 'fr',
});
const texts = [
  text('about.title', ['about'], { fr: version('L’économie du réseau', 'source'), en: version('', 'missing') }),
  text('about.lead', ['about'], { fr: version('Un cabinet', 'source'), en: version('A firm', 'stale') }),
  text('services.note', [], { fr: version('Skip', 'source') }),
  text('common.skip', [], { fr: version('Aller au contenu', 'source'), en: version('Skip', 'done') }),
];

describe('work lists', () => {
  test('have the versions in a state, in the order of the site', () => {
    expect(entriesOf('missing', texts, () => [])).toEqual([{ id: 'about.title', locale: 'en' }]);
    expect(entriesOf('stale', texts, () => [])).toEqual([{ id: 'about.lead', locale: 'en' }]);
    const finding = { severity: 'error', found: '', expected: '', wayOut: '' } as const;
    expect(entriesOf('findings', texts, (id, locale) => (id === 'common.skip' && locale === 'fr' ? [finding] : []))).toEqual([
      { id: 'common.skip', locale: 'fr' },
    ]);
  });

  test('begin again after the last entry', () => {
    const [first, second] = [
      { id: 'a', locale: 'fr' },
      { id: 'b', locale: 'fr' },
    ];
    expect(entryAfter([first, second], first)).toBe(second);
    expect(entryAfter([first, second], second)).toBe(first);
    expect(entryAfter([first, second], first, -1)).toBe(second);
    expect(entryAfter([first, second], undefined)).toBe(first);
    expect(entryAfter([], first)).toBeUndefined();
  });

  test('of a page have each text once, at its most visible place', () => {
    const placed: readonly PlacedText[] = [
      { id: 'a', locale: 'fr', place: 'head' },
      { id: 'b', locale: 'fr', place: 'attribute' },
      { id: 'a', locale: 'fr', place: 'text' },
      { id: 'menu', locale: 'fr', place: 'text' },
    ];
    expect(groupsOf(placed, (id) => id === 'menu').map(([group, members]) => [group, members.map(({ id }) => id)])).toEqual([
      ['text', ['a']],
      ['attribute', ['b']],
      ['shared', ['menu']],
    ]);
  });
});

describe('search', () => {
  const found = (query: string) => search(texts, query, ({ versions }, locale) => versions[locale]?.text ?? '').map(({ id }) => id);

  test('finds words of any language and keys, without regard to case, accents and quotes', () => {
    expect(found('ECONOMIE')).toEqual(['about.title']);
    expect(found("l'economie")).toEqual(['about.title']);
    expect(found('firm a')).toEqual(['about.lead']);
    expect(found('about')).toEqual(['about.title', 'about.lead']);
    expect(found('skip')).toEqual(['common.skip', 'services.note']);
    expect(found('nothing')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });
});

test('progress counts written and confirmed texts, of a page or of the site', () => {
  expect(progressOf(texts, 'en', 'about')).toEqual({ done: 0, all: 2 });
  expect(progressOf(texts, 'en')).toEqual({ done: 1, all: 3 });
  expect(progressOf(texts, 'fr')).toEqual({ done: 4, all: 4 });
});
