/** A memoized function works each answer out once. */
import { expect, test, vi } from 'vitest';
import { memoizePerObject, memoizePerText } from '../../../scripts/lib/memoize.ts';

test('it is the first argument that an answer is kept by, and undefined is one', () => {
  const work = vi.fn((about: { readonly name: string }, more: string) => (about.name === 'none' ? undefined : about.name + more));
  const once = memoizePerObject(work);
  const [one, other, none] = [{ name: 'a' }, { name: 'a' }, { name: 'none' }];
  expect([once(one, '1'), once(one, '1'), once(other, '2'), once(none, '3'), once(none, '3')]).toEqual([
    'a1',
    'a1',
    'a2',
    undefined,
    undefined,
  ]);
  expect(work).toHaveBeenCalledTimes(3);
});

test('texts that are the same only when they are put together are asked about apart', () => {
  const work = vi.fn((text: string, locale: string) => `${text} in ${locale}`);
  const once = memoizePerText(work);
  expect([once('a b', 'c'), once('a', 'b c'), once('a b', 'c')]).toEqual(['a b in c', 'a in b c', 'a b in c']);
  expect(work).toHaveBeenCalledTimes(2);
});

test('an answer that could not be worked out is worked out again', () => {
  const work = vi
    .fn((text: string) => text)
    .mockImplementationOnce(() => {
      throw new Error('not yet');
    });
  const once = memoizePerText(work);
  expect(() => once('a')).toThrow('not yet');
  expect(once('a')).toBe('a');
});
