/** Reads, fills and delivers the outbox, and finds received mails. */
import { expect } from 'vitest';
import type { Mail } from './mail-server.ts';
import { createMessage, type FunctionProcess, type Stack } from './stack.ts';

/** A row of the outbox, with the columns that tests use. */
export interface OutboxRow extends Record<string, unknown> {
  readonly id: string;
  readonly state: 'queued' | 'sent' | 'failed' | 'spam';
  readonly attempts: number;
  readonly leased: boolean;
  readonly last_error: string | null;
}

/** Reads the rows of these ids, or all rows. */
export function readOutbox({ query }: Stack, ids?: readonly string[]): Promise<OutboxRow[]> {
  const columns = 'id, state, attempts, leased_until is not null as leased, last_error';
  return query<OutboxRow>(`select ${columns} from contact.messages where $1::uuid[] is null or id = any ($1) order by created_at`, [
    ids ?? null,
  ]);
}

/** SQL of the columns that put a message into a state. */
export const updates = {
  failed: "state = 'failed', attempts = 20, last_error = 'EENVELOPE 550 RCPT TO'",
  sent: "state = 'sent', attempts = 1, sent_at = '2026-01-02 03:04:05Z'",
  erased: 'name = null, email = null, message = null, erased_at = now()',
};

/** Inserts a message received `minutes` ago, then sets `sql`. Returns its id. */
export async function insertMessage(
  { query }: Pick<Stack, 'query'>,
  {
    minutes = 10,
    sql = 'state = state',
    ...changes
  }: Readonly<Record<string, unknown>> & { readonly minutes?: number; readonly sql?: string },
): Promise<string> {
  const { id, locale, name, email, message, spam } = { spam: null, ...createMessage(changes) };
  const request = { id, locale, name, email, message, spam, client: 'c'.repeat(64), limit: 1000, window: 1 };
  await query('select contact.submit($1)', [JSON.stringify(request)]);
  await query(`update contact.messages set created_at = now() - make_interval(mins => $2), ${sql} where id = $1`, [id, minutes]);
  return id;
}

/** Waits until a message has been tried, is not leased and has this state. Returns its row. */
export async function waitForState(stack: Stack, id: string, state: OutboxRow['state']): Promise<OutboxRow> {
  let row: OutboxRow | undefined;
  const readState = async () => {
    [row] = await readOutbox(stack, [id]);
    return row && { state: row.state, leased: row.leased, tried: row.attempts > 0 };
  };
  await expect.poll(readState, { interval: 20 }).toEqual({ state, leased: false, tried: true });
  return row as OutboxRow;
}

/** Wakes the delivery until no message is queued. Fails when the number of queued messages stops falling. */
export async function deliverAll({ query }: Stack, ...functions: readonly FunctionProcess[]): Promise<void> {
  const countQueued = async () => {
    await Promise.all(functions.map(async ({ wake }) => (await wake()).text()));
    const [row] = await query<{ number: number }>("select count(*)::integer as number from contact.messages where state = 'queued'");
    return row?.number ?? 0;
  };
  for (let left = Infinity; left > 0; ) {
    const before = left;
    const wakeAndCount = async () => (left = await countQueued());
    await expect.poll(wakeAndCount, { interval: 100, message: 'queued messages' }).toBeLessThan(before);
  }
}

/** Reads the id in the Message-ID of a mail. */
export function idOf({ source }: Mail): string {
  return /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? '';
}

/** Lists the received mails of one message. */
export function mailsOf({ mail }: Stack, id: string): Mail[] {
  return mail.mails.filter((one) => idOf(one) === id);
}
