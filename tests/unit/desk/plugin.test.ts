/** The problems above the pages of the desk. */
import { expect, test } from 'vitest';
import { isInLists } from '../../../scripts/desk/plugin.ts';

test('missing texts and findings about single texts are in the lists alone', () => {
  const problem = { where: 'generated/messages/en/home.json', found: 'no text', expected: 'a text', wayOut: 'write it' };
  const rules = ['french-typography'];
  expect(isInLists(problem, rules)).toBe(true);
  expect(isInLists({ ...problem, rule: 'french-typography', found: 'no space' }, rules)).toBe(true);
  expect(isInLists({ ...problem, found: 'an unknown key' }, rules)).toBe(false);
  expect(isInLists({ ...problem, rule: 'unique-titles', found: 'one title twice' }, rules)).toBe(false);
  expect(isInLists({ ...problem, where: 'schema/pages.ts:3' }, rules)).toBe(false);
});
