import { retention } from '../../../schema/site/constants.ts';
import type { Fixtures, GivenCode } from '../fixtures.ts';

const { messageDays, clientDays } = retention;
const forget = (messages: number, clients: number) => `
create or replace function contact.forget() returns integer
as $$
  update contact.messages set name = null where created_at < now() - interval '${messages} days';
  update contact.messages set client = null where created_at < now() - interval '${clients} days';
$$;
`;
const [older, newer] = ['supabase/migrations/1.sql', 'supabase/migrations/2.sql'];

export default {
  good: [
    { [older]: forget(messageDays, clientDays) },
    { [newer]: forget(messageDays, clientDays), [older]: forget(1, 1), 'supabase/migrations/3.sql': 'select 1;' },
  ],
  bad: [
    [
      { [older]: forget(messageDays, clientDays), [newer]: forget(messageDays + 1, clientDays) },
      {
        found: `${messageDays + 1} and ${clientDays} days`,
        where: newer,
        line: 2,
        expected: `${messageDays} and ${clientDays} days, as in schema/site/constants.ts`,
      },
    ],
    [{ [older]: 'create function contact.forget() returns integer as $$\n$$;' }, { found: 'no days' }],
  ],
} satisfies Fixtures<GivenCode>;
