/** Reading time. */
import { expect, test } from 'vitest';
import { readingMinutes } from '../../renderer/content/reading-time.ts';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test('a practised reader takes 220 words a minute, wherever in the content they stand', () => {
  expect(readingMinutes(words(440))).toBe(2);
  expect(readingMinutes({ hero: words(220), sections: [{ title: words(200), points: [words(240)] }] })).toBe(3);
});

test('minutes are whole', () => {
  expect(readingMinutes(words(329))).toBe(1);
  expect(readingMinutes(words(331))).toBe(2);
});

test('nothing takes less than a minute', () => {
  expect(readingMinutes('Short.')).toBe(1);
  expect(readingMinutes({})).toBe(1);
});
