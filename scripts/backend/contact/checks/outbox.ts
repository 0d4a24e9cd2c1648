/** Checks of the outbox: failed, paused and overdue messages. */
import type { Query } from '../database.ts';
import { type Check, failed, passed, warned } from './check.ts';

/** A message fails when the mail server refuses it for a week and accepts others. A person decides about another attempt. */
export const checkFailed: Check<Query> = {
  title: 'failed messages',
  async run(query) {
    const number = await count(query, "state = 'failed' and erased_at is null");
    if (number === 0) return passed('failed messages', 'none');
    return failed('failed messages', {
      found: `${number}, which the mail server has refused for a week`,
      expected: 'none',
      wayOut: 'npm run contact -- list --state failed says why, -- retry <id> or retry --all-failed sends again, -- erase <email> deletes',
    });
  },
};

/** A pause delays every message. */
export const checkDelivery: Check<Query> = {
  title: 'delivery',
  async run(query) {
    const [row] = await query<{
      failures: number;
      suspect: string | null;
      last_error: string | null;
      since: string;
      pause: string | null;
    }>(`
      select failures, suspect, last_error, date_trunc('second', now() - since)::text as since,
          case when paused_until > now() and paused_at <= now() then date_trunc('second', paused_until - now())::text end as pause
        from contact.delivery`);
    if (row?.failures === 0 && row.suspect)
      return warned('delivery', `the last text was not taken (${row.last_error}); whether it was the text, the next mail will show`);
    if (row?.failures === 0) return passed('delivery', 'the mail server takes what it is given');
    return failed('delivery', {
      found: `the mail server has failed ${row?.failures} times in ${row?.since}, last with ${row?.last_error}; the next try ${row?.pause ? `in ${row.pause}` : 'is due'}`,
      expected: 'a mail server that takes mail from CONTACT_FROM to CONTACT_INBOX',
      wayOut:
        'see what it says to the codes: password, quota, full mailbox, blocked sender; nothing is lost meanwhile, and delivery goes on by itself',
    });
  },
};

export const checkLate: Check<Query> = {
  title: 'queued messages',
  async run(query) {
    const late = await count(query, "state = 'queued' and created_at < now() - interval '1 hour'");
    if (late === 0) return passed('queued messages', 'none for more than an hour');
    const [row] = await query<{ oldest: string }>(
      "select date_trunc('second', now() - min(created_at))::text as oldest from contact.messages where state = 'queued'",
    );
    const overdue = await count(query, "state = 'queued' and next_attempt_at < now() - interval '1 hour'");
    return failed('queued messages', {
      found: `${late} for more than an hour, the oldest for ${row?.oldest}${overdue > 0 ? `, ${overdue} of them due for an hour, and nobody delivers` : ''}`,
      expected: 'none',
      wayOut:
        overdue > 0
          ? 'see that the function runs and is woken; its log says what it finds'
          : 'npm run contact -- list --state queued says what the mail server answers',
    });
  },
};

async function count(query: Query, condition: string): Promise<number> {
  const [row] = await query<{ number: number }>(`select count(*)::integer as number from contact.messages where ${condition}`);
  return row?.number ?? 0;
}
