/** File names of the migrations. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbers = readdirSync('supabase/migrations')
  .filter((file) => file.endsWith('.sql'))
  .map((file) => file.split('_')[0] ?? '');

test('migration numbers are unique: Supabase applies one file for each number', () => {
  expect(numbers).not.toEqual([]);
  for (const number of numbers) expect(number).toMatch(/^\d{14}$/);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
