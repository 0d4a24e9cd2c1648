import type { Fixtures, GivenCode } from '../fixtures.ts';

/** Joined here, so that secret scanners skip this file. */
const key = ['sk', 'live', '51H8abcdefghijklmnopqrst'].join('_');

export default {
  good: [
    { 'supabase/functions/send/config.ts': "const key = Deno.env.get('MAILER_KEY');" },
    { 'scripts/a.ts': "const expected = 'smtps://user:password@host:465';" },
    { 'tests/unit/a.test.ts': `const key = '${key}';` },
  ],
  bad: [
    [
      { 'supabase/functions/send/config.ts': `const name = 1;\nconst key = '${key}';` },
      { where: 'supabase/functions/send/config.ts', line: 2, column: 14, found: 'a key of Stripe' },
    ],
    [
      { 'schema/site/identity.ts': "const database = 'postgres://owner:hunter22@db.trame.example/outbox';" },
      { found: 'a URL with a password' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
