/** Whether messages wait for somebody. */
import type { Ask } from '../database.ts';
import { type Check, failed, passed, warned } from './check.ts';

/** A message that failed is kept until it is erased; only a person can say whether it is worth another try. */
export const checkFailed: Check<Ask> = {
  title: 'failed messages',
  async run(ask) {
    const number = await count(ask, "state = 'failed' and erased_at is null");
    if (number === 0) return passed('failed messages', 'none');
    return warned('failed messages', `${number}; npm run contact -- list --state failed says why, -- retry <id> sends one again`);
  },
};

export const checkLate: Check<Ask> = {
  title: 'queued messages',
  async run(ask) {
    const late = await count(ask, "state = 'queued' and created_at < now() - interval '1 hour'");
    if (late === 0) return passed('queued messages', 'none for more than an hour');
    const overdue = await count(ask, "state = 'queued' and next_attempt_at < now() - interval '1 hour'");
    return failed('queued messages', {
      found: `${late} for more than an hour${overdue > 0 ? `, ${overdue} of them due for an hour, and nobody delivers` : ''}`,
      expected: 'none',
      wayOut:
        overdue > 0
          ? 'see that the function runs and is woken; its log says what it finds'
          : 'npm run contact -- list --state queued says what the mail server answers',
    });
  },
};

async function count(ask: Ask, condition: string): Promise<number> {
  const [row] = await ask<{ number: number }>(`select count(*)::integer as number from contact.messages where ${condition}`);
  return row?.number ?? 0;
}
