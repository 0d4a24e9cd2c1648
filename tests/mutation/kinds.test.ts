/** Every rule has a kind of faults of its own in `npm run test:mutation`, and every kind names rules that are there. */
import { expect, test } from 'vitest';
import { ruleNames } from '../../scripts/check/choose.ts';
import { kinds } from './kinds/all.ts';

const named = new Set(kinds.flatMap(({ rules }) => rules));

test('no rule without a fault that it has to find', () => {
  expect(ruleNames.filter((name) => !named.has(name))).toEqual([]);
});

test('no kind waits for a rule that is gone', () => {
  expect([...named].filter((name) => name !== 'compiler' && !ruleNames.includes(name))).toEqual([]);
});

test('each kind has a name of its own', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
});
