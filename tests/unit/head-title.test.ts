/** The title of a page, as tabs and search results show it. */
import { expect, test } from 'vitest';
import { headTitle, titleLength } from '../../schema/head-title.ts';

const title = 'Conseil en développement de réseaux retail et franchise';

test('the firm’s name stands behind it, as long as a search result shows both', () => {
  expect(headTitle(title, 'Trame Retail')).toBe(`${title} — Trame Retail`);
  expect([...headTitle(title, 'Trame Retail')]).toHaveLength(titleLength.max);
  expect(headTitle(title, 'Trame Retail & Cie')).toBe(title);
  expect(headTitle('Mentions légales', 'Trame Retail & Cie')).toBe('Mentions légales — Trame Retail & Cie');
});
