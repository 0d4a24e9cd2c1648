import { expect, test } from 'vitest';
import { linkedOffset } from '../../../scripts/desk/app/linked-scroll.ts';

test('the other page is at the same anchor, or at the same part between two', () => {
  const [tops, others] = [
    [0, 100, 300],
    [0, 400, 500],
  ];
  expect(linkedOffset(tops, others, 0)).toBe(0);
  expect(linkedOffset(tops, others, 50)).toBe(200);
  expect(linkedOffset(tops, others, 100)).toBe(400);
  expect(linkedOffset(tops, others, 200)).toBe(450);
  expect(linkedOffset(tops, others, 300)).toBe(500);
});

test('a page that does not scroll stays at its top', () => {
  expect(linkedOffset([0, 0], [0, 900], 0)).toBe(0);
});
