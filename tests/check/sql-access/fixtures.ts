import type { Fixtures, GivenCode } from '../fixtures.ts';

const file = 'supabase/migrations/20261121000001_a.sql';
const table = 'create table contact.messages (id uuid);\n';
const shut = 'alter table contact.messages enable row level security;\n';

export default {
  good: [
    { [file]: table, 'supabase/migrations/20261121000002_b.sql': shut },
    { [file]: `${table}${shut}-- grant select on contact.messages to anon\nrevoke all on contact.messages from anon;` },
    { [file]: "create function a() returns void language sql set search_path = '' as $$ select $$;" },
    { 'supabase/local.sql': 'grant usage on schema net to public;' },
  ],
  bad: [
    [{ [file]: table }, { found: 'the table contact.messages without row-level security', where: file, line: 1 }],
    [
      { [file]: `${table}${shut}alter table contact.messages disable row level security;` },
      { found: 'disable row level security', line: 3 },
    ],
    [{ [file]: 'grant select, insert on contact.messages to service, anon;' }, { found: 'a grant to anon' }],
    [{ [file]: `${table}${shut}create policy all_of_it on contact.messages using (true);` }, { found: 'create policy all_of_it' }],
    [
      { [file]: 'create function a() returns void language sql security definer as $$ select $$;' },
      { found: 'the function a without a search path of its own' },
    ],
    [
      { 'supabase/migrations/contact.sql': 'select 1;' },
      { found: 'a migration without a number', where: 'supabase/migrations/contact.sql' },
    ],
    [
      { [file]: 'select 1;', 'supabase/migrations/20261121000001_b.sql': 'select 2;' },
      { found: 'the number of supabase/migrations/20261121000001_b.sql', where: file },
      { found: `the number of ${file}` },
    ],
  ],
} satisfies Fixtures<GivenCode>;
