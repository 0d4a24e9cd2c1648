/** The outbox, in the database: every call is one statement, and every statement one transaction. */
import pg from 'pg';
import type { ContactPayload } from '../_shared/contact-payload.ts';
import type { Config } from './config.ts';
import { log } from './log.ts';

export interface Submitted {
  readonly outcome: 'queued' | 'spam' | 'duplicate' | 'conflict' | 'limited';
  /** Seconds, for `limited`. */
  readonly retryAfter?: number;
}

/** A message in the hands of this process, until its lease ends. */
export interface Claimed {
  readonly id: string;
  /** Numbers the hand-overs: only the last one may say what became of the message. */
  readonly attempt: number;
  readonly locale: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly created_at: Date;
}

/** A message whose last delivery never came back. */
export type GivenUp = Pick<Claimed, 'id' | 'attempt'> & { readonly error: string };

export type Store = ReturnType<typeof createStore>;

/** The outbox at `databaseUrl`. Every method rejects when the database does not answer. */
export function createStore({ databaseUrl, poolSize, limit, leaseSeconds, retryFirstSeconds }: Config) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  // An idle connection that breaks is replaced at the next call.
  pool.on('error', (error) => log.error('database', { code: (error as { code?: string }).code }));
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;

  return {
    /** Takes a message in; it is committed when this returns. */
    async submit(payload: ContactPayload, { client, spam }: { readonly client: string; readonly spam: string | null }): Promise<Submitted> {
      const { id, locale, name, email, message } = payload;
      const request = { id, locale, name, email, message, client, spam, limit: limit.messages, window: limit.windowSeconds };
      const [row] = await ask<{ answer: Submitted }>('select contact.submit($1::jsonb) as answer', [JSON.stringify(request)]);
      return (row as { answer: Submitted }).answer;
    },

    /** The message that has waited longest, if one is due. */
    async claim(): Promise<Claimed | undefined> {
      const [row] = await ask<Claimed & pg.QueryResultRow>('select * from contact.claim($1::integer)', [leaseSeconds]);
      return row;
    },

    /** Gives up what was handed out too often and never heard of again. */
    async giveUp(): Promise<readonly GivenUp[]> {
      return ask<GivenUp & pg.QueryResultRow>('select * from contact.give_up()');
    },

    /** Says what became of a delivery. Answers the state it left; undefined when the message is in other hands. */
    async settle({ id, attempt }: Claimed, outcome: 'sent' | 'retry' | 'failed', error: string | null): Promise<string | undefined> {
      const [row] = await ask<{ state: string | null }>(
        'select contact.settle($1::uuid, $2::integer, $3::text, $4::text, $5::numeric) as state',
        [id, attempt, outcome, error, retryFirstSeconds],
      );
      return row?.state ?? undefined;
    },

    /** Forgets what must not be kept any longer. */
    async forget(): Promise<void> {
      await ask('select contact.forget()');
    },
  };
}
