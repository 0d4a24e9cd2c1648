/** What several pages call by name has one name. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localeCodes } from '../../../schema/site.ts';

type Sectors = Record<string, { readonly category: { readonly title: string }; readonly card: { readonly title: string } }>;

test.for(localeCodes)('a sector has one name, on the home page and on that of the clients: %s', (locale) => {
  const sectors = JSON.parse(readFileSync(`generated/messages/${locale}/sectors.json`, 'utf8')) as Sectors;
  const named = Object.entries(sectors).filter(([id]) => !id.startsWith('$'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.map(([id, { category }]) => [id, category.title])).toEqual(named.map(([id, { card }]) => [id, card.title]));
});
