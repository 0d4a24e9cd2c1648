import { expect, test } from 'vitest';
import { differenceOf } from '../../../scripts/desk/app/differences.ts';

test('differences are by word', () => {
  expect(differenceOf('Un bail court', 'Un bail long', 'fr')).toEqual([
    { kind: 'kept', words: 'Un bail ' },
    { kind: 'removed', words: 'court' },
    { kind: 'added', words: 'long' },
  ]);
});
