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

export interface Claimed {
  readonly id: string;
  readonly locale: string;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly created_at: Date;
}

/** A mail in the hands of this process, until its lease ends: one message, or a digest of several. */
export interface ClaimedMail {
  readonly mail: string;
  /** Numbers the hand-overs: only the last one may say what became of the mail. */
  readonly attempt: number;
  /** Seconds to wait, for the sake of the provider's limit. */
  readonly startsIn: number;
  readonly messages: readonly Claimed[];
}

/** What became of handing a mail over. */
export interface Delivered {
  /**
   * - `sent`: the mail server has taken it.
   * - `refused`: it has had the text, and said no.
   * - `unanswered`: it has had the text; it may have taken it.
   * - `unwell`: it did not get as far as the text. Sender and recipient never vary, so no other mail would fare better.
   * - `withdrawn`: the text was no longer to be sent when its turn came.
   */
  readonly outcome: 'sent' | 'refused' | 'unanswered' | 'unwell' | 'withdrawn';
  /** Codes only: what a mail server says in words can quote the visitor. */
  readonly error: string | null;
}

export interface Settled {
  /** The state it left; null when another delivery has taken the mail over. */
  readonly state: 'queued' | 'sent' | 'failed' | null;
  /** Until when it paused delivery; null when it did not. */
  readonly paused_until: Date | null;
}

/** What somebody has to be told of messages that wait: numbers and codes. */
export type Alarm = Readonly<Record<'waiting' | 'oldestSeconds' | 'failed', number>> & {
  readonly paused: boolean;
  readonly error: string | null;
};

export type Store = ReturnType<typeof createStore>;

/** The outbox at `databaseUrl`. Every method rejects when the database does not answer. */
export function createStore(config: Config) {
  const { databaseUrl, poolSize, limit, hourly, mailsPerMinute, smtpTimeoutSeconds, leaseSeconds, retryFirstSeconds, alarm } = config;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  // An idle connection that breaks is replaced at the next call.
  pool.on('error', (error) => log.error('database', { code: (error as { code?: string }).code }));
  const ask = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;

  return {
    /** Takes a message in; it is committed when this returns. */
    async submit(
      payload: ContactPayload,
      { client, content, spam }: { readonly client: string; readonly content: string; readonly spam: string | null },
    ): Promise<Submitted> {
      const { id, locale, name, email, message } = payload;
      const request = {
        id,
        locale,
        name,
        email,
        message,
        client,
        content,
        spam,
        limit: limit.messages,
        window: limit.windowSeconds,
        hourly,
      };
      const [row] = await ask<{ answer: Submitted }>('select contact.submit($1::jsonb) as answer', [JSON.stringify(request)]);
      return (row as { answer: Submitted }).answer;
    },

    /** The next mail, if one is due. */
    async claim(): Promise<ClaimedMail | undefined> {
      const rows = await ask<Claimed & { mail: string; attempt: number; starts_in: number }>(
        'select * from contact.claim($1::integer, $2::integer)',
        // A second for the delivery to end by itself; should it not, begin_text refuses it the text.
        [smtpTimeoutSeconds + 1, mailsPerMinute],
      );
      const [first] = rows;
      return first && { mail: first.mail, attempt: first.attempt, startsIn: first.starts_in, messages: rows };
    },

    /** Whether all of a mail is still this delivery's to send, now that the server wants the text. */
    async beginText({ mail, attempt, messages }: ClaimedMail): Promise<boolean> {
      const [row] = await ask<{ held: number }>('select contact.begin_text($1::uuid, $2::integer, $3::integer) as held', [
        mail,
        attempt,
        leaseSeconds,
      ]);
      return row?.held === messages.length;
    },

    /** Says what became of a delivery. */
    async settle({ mail, attempt }: ClaimedMail, { outcome, error }: Delivered): Promise<Settled> {
      const [row] = await ask<Settled & pg.QueryResultRow>(
        'select * from contact.settle($1::uuid, $2::integer, $3::text, $4::text, $5::numeric)',
        [mail, attempt, outcome, error, retryFirstSeconds],
      );
      return row as Settled;
    },

    /** What somebody has to be told now; undefined when there is nothing, or when it was said within the hour. */
    async dueAlarm(): Promise<Alarm | undefined> {
      const [row] = await ask<{ alarm: Alarm | null }>('select contact.alarm($1::integer) as alarm', [alarm.seconds]);
      return row?.alarm ?? undefined;
    },

    /** Notes that it was said. */
    async alarmed(): Promise<void> {
      await ask('select contact.alarmed()');
    },

    /** Forgets what must not be kept any longer. */
    async forget(): Promise<void> {
      await ask('select contact.forget()');
    },
  };
}
