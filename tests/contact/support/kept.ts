/** Queries of the outbox and of the received mails. */
import { expect } from 'vitest';
import type { Mail } from './mail-server.ts';
import type { FunctionProcess, Stack } from './stack.ts';

/** A row of the outbox, as far as tests look at it. */
export interface Kept extends Record<string, unknown> {
  readonly id: string;
  readonly state: 'queued' | 'sent' | 'failed' | 'spam';
  readonly attempts: number;
  readonly leased: boolean;
  readonly last_error: string | null;
}

/** The rows of these ids, or all of them. */
export function kept({ ask }: Stack, ids?: readonly string[]): Promise<Kept[]> {
  const columns = 'id, state, attempts, leased_until is not null as leased, last_error';
  return ask<Kept>(`select ${columns} from contact.messages where $1::uuid[] is null or id = any ($1) order by created_at`, [ids ?? null]);
}

/** Waits until a message has been tried, is in nobody's hands and in this state, and answers it. */
export async function settled(stack: Stack, id: string, state: Kept['state']): Promise<Kept> {
  let row: Kept | undefined;
  const look = async () => {
    [row] = await kept(stack, [id]);
    return row && { state: row.state, leased: row.leased, tried: row.attempts > 0 };
  };
  await expect.poll(look, { interval: 20 }).toEqual({ state, leased: false, tried: true });
  return row as Kept;
}

/** Wakes the delivery until nothing waits any more: however long that takes, as long as there is less and less. */
export async function emptyOutbox({ ask }: Stack, ...functions: readonly FunctionProcess[]): Promise<void> {
  const queued = async () => {
    await Promise.all(functions.map(async ({ wake }) => (await wake()).text()));
    const [row] = await ask<{ number: number }>("select count(*)::integer as number from contact.messages where state = 'queued'");
    return row?.number ?? 0;
  };
  for (let left = Infinity; left > 0; ) {
    const before = left;
    const look = async () => (left = await queued());
    await expect.poll(look, { interval: 100, message: 'messages that wait' }).toBeLessThan(before);
  }
}

/** The id that a mail's Message-ID is made of. */
export function idOf({ source }: Mail): string {
  return /^Message-ID: <([^@>]+)@/im.exec(source)?.[1] ?? '';
}

/** The mails of one message. */
export function mailsOf({ mail }: Stack, id: string): Mail[] {
  return mail.mails.filter((one) => idOf(one) === id);
}
