/** File names of the migrations: a version, which Supabase requires to be unique, and a name. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationsOf } from '../../scripts/backend/migrate.ts';

test('every migration has a version of its own, a time in 14 digits', () => {
  const migrations = migrationsOf(readdirSync('supabase/migrations'));
  expect(migrations).not.toEqual([]);
  for (const { version } of migrations) expect(version).toMatch(/^\d{14}$/);
});

test('two migrations with one version are refused', () => {
  const names = ['20261121000001_contact.sql', '20261130000001_city.sql', '20261130000001_company.sql'];
  expect(() => migrationsOf(names)).toThrow(
    /have the version 20261130000001, .*20261130000001_company\.sql; one file per version expected/,
  );
});
