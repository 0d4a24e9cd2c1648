/** Doc comments of texts in `generated/content.ts`. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentType, entries, list, rich, text } from '../../../schema/language/define.ts';
import { isSealIntact, seal } from '../../../scripts/codegen/changes.ts';
import { emitContent } from '../../../scripts/codegen/emit/content.ts';
import type { SiteModel } from '../../../scripts/model/site-model.ts';

const card = contentType({ name: 'Card', text: { title: text() }, facts: {} });
const site: SiteModel = {
  languages: ['fr', 'en'].map((locale) => ({ locale, tag: locale, values: {} })),
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
      content: z.object({ title: rich(), steps: list(2, text()), cards: entries(card, { first: {}, second: {} }) }),
    },
  ],
};

const emitted = (title: string | null) =>
  emitContent(site, {
    'generated/messages/fr/home.json': JSON.stringify({ title, steps: { 1: 'Un', 2: 'Deux' }, cards: { first: { title: 'A' } } }),
    'generated/messages/en/home.json': JSON.stringify({ title: 'Title', steps: { 1: 'One', 2: 'Two' } }),
  });
const docs = (title: string | null) => [...emitted(title).matchAll(/\/\*\* (.*\.json .*) \*\//g)].map(([, doc]) => doc);

test('a text has its first words in each language, its file and its key; a shared type has those of its first use', () => {
  expect(docs('Titre')).toEqual([
    'Such as fr “A”, home.json cards.first.title',
    'fr “Un”, en “One”, home.json steps',
    'fr “Titre”, en “Title”, home.json title',
  ]);
});

test('a long text is cut between words, and no text ends the comment', () => {
  expect(docs(`Mot ${'mot '.repeat(30)}`)[2]).toMatch(/^fr “Mot (?:mot ){10}mot…”, /);
  expect(docs('Un *mot*/ et la suite')[2]).toBe('fr “Un mot/ et la suite”, en “Title”, home.json title');
  expect(docs(null)[2]).toBe('en “Title”, home.json title');
});

test('the seal does not depend on the texts', () => {
  const [one, other] = [emitted('Titre'), emitted('Autre')].map((body) => seal('generated/content.ts', body)) as [string, string];
  expect(one).not.toBe(other);
  expect(one.split('\n')[0]).toBe(other.split('\n')[0]);
  expect(isSealIntact(other)).toBe(true);
  expect(isSealIntact(other.replace('readonly title', 'readonly label'))).toBe(false);
});
