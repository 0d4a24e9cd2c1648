/** The retention in the legal notice equals the retention in the database. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retention } from '../../schema/site/constants.ts';

const folder = 'supabase/migrations';

test('the retention of the schema equals that of the latest migration', () => {
  const forget = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .filter((sql) => sql.includes('function contact.forget()'))
    .map((sql) => /function contact\.forget\(\)[\s\S]*?\n\$\$;/.exec(sql)?.[0] ?? '')
    .at(-1);
  const days = [...(forget ?? '').matchAll(/interval '(\d+) days'/g)].map(([, number]) => Number(number));
  expect(days).toEqual([retention.messageDays, retention.clientDays]);
});
