/** Content composed from the schema and message files. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { identity } from '../../../renderer/content/identity.ts';
import { loadContent } from '../../../renderer/content/load.ts';
import { collection, entity } from '../../../schema/language/collection.ts';
import { compose, contentsOf, sourceTextsIn } from '../../../schema/language/compose.ts';
import { contentType, entries, list, text } from '../../../schema/language/define.ts';

const card = contentType({ name: 'Card', text: { title: text() }, facts: { rank: z.number() } });
const content = z.object({
  title: text({ values: { max: 5000 } }),
  steps: list(2, text()),
  cards: entries(card, { second: { rank: 2 }, first: { rank: 1 } }),
});
const language = { locale: 'en', tag: 'en-GB', values: { firm: 'Trame' } };

test('turns lists into arrays and entries into entities in schema order, and typesets texts', () => {
  const file = { title: '{firm} {max}', steps: { 2: 'c', 1: 'b' }, cards: { first: { title: 'd' }, second: { title: 'e' } } };
  expect(compose(content, file, ['page'], language)).toEqual({
    title: 'Trame 5,000',
    steps: ['b', 'c'],
    cards: [
      { id: 'second', rank: 2, title: 'e' },
      { id: 'first', rank: 1, title: 'd' },
    ],
  });
});

test('replaces a missing text by the text of a source language, marked with that language outside marks and placeholders', () => {
  const sources = sourceTextsIn([
    { messages: { title: 'Un', steps: { 1: 'Deux [en: shops] à {city}' } }, language: { locale: 'fr', tag: 'fr-FR', values: {} } },
  ]);
  const file = { title: null, steps: { 1: '', 2: 'two' }, cards: {} };
  expect(compose(content, file, ['page'], language, undefined, sources)).toMatchObject({
    title: '[fr: Un]',
    steps: ['[fr: Deux ][en: shops][fr:  à ]{city}', 'two'],
    cards: [{ title: 'page.cards.second.title' }, {}],
  });
});

test('replaces a missing text by its key, with the name of its file', () => {
  const file = { title: null, steps: { 1: '' }, cards: 'no object' };
  expect(compose(content, file, ['page'], language)).toEqual({
    title: 'page.title',
    steps: ['page.steps.1', 'page.steps.2'],
    cards: [
      { id: 'second', rank: 2, title: 'page.cards.second.title' },
      { id: 'first', rank: 1, title: 'page.cards.first.title' },
    ],
  });
});

test('an open list has the items of the file in the order of their numbers, and its smallest length without any', () => {
  const open = z.object({ points: list({ min: 1, max: 12 }, z.object({ title: text() })) });
  const points = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [11 - index, { title: `${11 - index}` }]));
  const titles = Array.from({ length: 11 }, (_, index) => ({ title: `${index + 1}` }));
  expect(compose(open, { points }, ['page'], language)).toEqual({ points: titles });
  expect(compose(open, { points: 'no object' }, ['page'], language)).toEqual({ points: [{ title: 'page.points.1.title' }] });
});

test('returns the entities that have a view, with the texts of that view', () => {
  const teaser = contentType({ name: 'Teaser', text: { text: text() }, facts: {} });
  const shops = collection({ card, teaser }, { b: { card: { rank: 2 }, teaser: {} }, c: { teaser: {} }, a: { card: { rank: 1 } } });
  const texts = { a: { card: { title: 'A' } }, b: { card: { title: 'B' }, teaser: { text: 'b' } }, c: { teaser: { text: 'c' } } };
  const page = z.object({ cards: shops.views.card, teasers: shops.views.teaser });
  expect(compose(page, {}, ['page'], language, (requested) => (requested === shops.content ? texts : {}))).toEqual({
    cards: [
      { id: 'b', rank: 2, title: 'B' },
      { id: 'a', rank: 1, title: 'A' },
    ],
    teasers: [
      { id: 'b', text: 'b' },
      { id: 'c', text: 'c' },
    ],
  });
});

test('returns one entity without an array', () => {
  const shops = collection({ card }, { a: { card: { rank: 1 } }, b: { card: { rank: 2 } } });
  const page = z.object({ shop: entity(shops.views.card, 'b') });
  const texts = { a: { card: { title: 'A' } }, b: { card: { title: 'B' } } };
  expect(compose(page, {}, ['page'], language, () => texts)).toEqual({ shop: { id: 'b', rank: 2, title: 'B' } });
});

test('ignores facts in message files', () => {
  const file = { cards: { first: { title: 'd', rank: 9, id: 'x' } } };
  expect(compose(content, file, ['page'], language)).toMatchObject({ cards: [{}, { id: 'first', rank: 1 }] });
});

test('adds the texts of every page to pages, and not to bundles', () => {
  const tables = { pageShape: { label: text() }, pages: { home: { content } }, bundles: { common: z.object({ skip: text() }) } };
  const shapes = Object.entries(contentsOf(tables)).map(([id, { shape }]) => [id, Object.keys(shape)]);
  expect(Object.fromEntries(shapes)).toEqual({ home: ['label', 'title', 'steps', 'cards'], common: ['skip'] });
});

test('loads a page typeset in its language, with figures and the firm’s name filled in', () => {
  const french = JSON.stringify(loadContent('home', 'fr'));
  expect(french).not.toMatch(/ [;!?:]/);
  expect(french.match(/\{\w+\}/g), 'only the placeholders of the carousel').toEqual(['{current}', '{total}']);
  expect(loadContent('common', 'fr').footer.copyright).toContain(identity.firmName);
  expect(loadContent('home', 'en')).not.toEqual(loadContent('home', 'fr'));
  expect(loadContent('clients', 'fr').audiences.items, 'the same entities on every page').toEqual(
    loadContent('home', 'fr').audiences.items,
  );
});

test('keeps placeholders for components', () => {
  expect(loadContent('guides', 'en').readMinutes).toContain('{minutes}');
});

test('binds short words in a heading, and not in a lead', () => {
  const hero = z.object({ title: text(), lead: text() });
  const typed = 'Un plan de la rue';
  expect(compose(hero, { title: typed, lead: typed }, ['page'], language)).toEqual({
    title: 'Un\u00a0plan de\u00a0la\u00a0rue',
    lead: typed,
  });
});
