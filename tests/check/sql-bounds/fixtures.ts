import type { Fixtures, GivenCode } from '../fixtures.ts';

const first = 'supabase/migrations/1_contact.sql';
const table = (name: string, email: string, message: string) =>
  `create table contact.messages (\n  name text ${name},\n  email text ${email},\n  message text ${message}\n);`;
const [name, email, message] = [
  'check (char_length(name) between 5 and 161)',
  'check (char_length(email) <= 254)',
  'check (char_length(message) between 10 and 5100)',
];

export default {
  good: [
    { 'scripts/a.ts': '' },
    { [first]: table(name, email, message) },
    { [first]: table('check (char_length(name) >= 5 and char_length(name) < 162)', 'check (length(email) < 255)', message) },
    {
      [first]: table(name, email, 'check (char_length(message) <= 4000)'),
      'supabase/migrations/2_more.sql': `alter table contact.messages add ${message}`,
    },
    { [first]: `-- char_length(name) between 1 and 2\n${table(name, email, message)}` },
  ],
  bad: [
    [
      { [first]: table(name, email, 'check (char_length(message) between 10 and 4000)') },
      {
        found: '10 to 4000 characters of message',
        where: first,
        line: 4,
        column: 23,
        expected: '10 to 5100 characters of message, as payloadBounds says in schema/contact-bounds.ts',
      },
    ],
    [{ [first]: table(name.replace('5', '3'), email, message) }, { found: '3 to 161 characters of name', line: 2 }],
    [{ [first]: table(name, '', message) }, { found: 'no constraint on the length of email', where: first }],
    [
      { [first]: table(name, email, message), 'supabase/migrations/2_more.sql': 'alter table t add check (char_length(name) <= 161)' },
      { found: 'up to 161 characters of name', where: 'supabase/migrations/2_more.sql' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
