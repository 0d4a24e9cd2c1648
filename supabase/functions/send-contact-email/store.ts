/** Client of the outbox in the database: every call is one statement, and every statement one transaction. */
import pg from 'pg';
import type { ContactPayload } from '../_shared/payload.ts';
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

/** A mail leased to this process: one message, or a digest of several. */
export interface ClaimedMail {
  readonly mail: string;
  /** Number of the lease: only the last one may record an outcome. */
  readonly attempt: number;
  /** Seconds to wait, because of the provider’s limit. */
  readonly startsIn: number;
  readonly messages: readonly Claimed[];
}

export interface Delivered {
  /**
   * - `sent`: the mail server accepted the mail.
   * - `refused`: the mail server refused the text.
   * - `unanswered`: the mail server received the text and did not answer; the mail may arrive.
   * - `unwell`: the mail server failed before the text. Sender and recipient never vary, so every mail would fail.
   * - `withdrawn`: the messages were erased or withdrawn before the text was sent.
   */
  readonly outcome: 'sent' | 'refused' | 'unanswered' | 'unwell' | 'withdrawn';
  /** Codes only: the text of a mail server’s answer can quote the visitor. */
  readonly error: string | null;
}

export interface Settled {
  /** The new state of the messages; null when another delivery holds the mail. */
  readonly state: 'queued' | 'sent' | 'failed' | null;
  /** End of the pause that this outcome began, or null. */
  readonly paused_until: Date | null;
}

/** The content of an alarm: numbers and codes. */
export type Alarm = Readonly<Record<'waiting' | 'oldestSeconds' | 'failed', number>> & {
  readonly paused: boolean;
  readonly error: string | null;
};

export type Store = ReturnType<typeof createStore>;

/** Connects to the outbox at `databaseUrl`. Every method rejects when the database does not answer. */
export function createStore(config: Config) {
  const { databaseUrl, poolSize, limit, hourly, mailsPerMinute, smtpTimeoutSeconds, leaseSeconds, retryFirstSeconds, alarm } = config;
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis: 5000, query_timeout: 10_000 });
  // The pool replaces a broken idle connection at the next call.
  pool.on('error', (error) => log.error('database', { code: (error as { code?: string }).code }));
  const query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>(text, [...values])).rows;

  return {
    /** Stores a message; it is committed when this resolves. */
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
      const [row] = await query<{ answer: Submitted }>('select contact.submit($1::jsonb) as answer', [JSON.stringify(request)]);
      return (row as { answer: Submitted }).answer;
    },

    /** Leases the next mail, if one is due. */
    async claim(): Promise<ClaimedMail | undefined> {
      const rows = await query<Claimed & { mail: string; attempt: number; starts_in: number }>(
        'select * from contact.claim($1::integer, $2::integer)',
        // One more second than the timeout; after it, begin_text refuses the text.
        [smtpTimeoutSeconds + 1, mailsPerMinute],
      );
      const [first] = rows;
      return first && { mail: first.mail, attempt: first.attempt, startsIn: first.starts_in, messages: rows };
    },

    /** Returns true while this delivery still holds the lease on every message of the mail. Called when the server is ready for the text. */
    async beginText({ mail, attempt, messages }: ClaimedMail): Promise<boolean> {
      const [row] = await query<{ held: number }>('select contact.begin_text($1::uuid, $2::integer, $3::integer) as held', [
        mail,
        attempt,
        leaseSeconds,
      ]);
      return row?.held === messages.length;
    },

    async settle({ mail, attempt }: ClaimedMail, { outcome, error }: Delivered): Promise<Settled> {
      const [row] = await query<Settled & pg.QueryResultRow>(
        'select * from contact.settle($1::uuid, $2::integer, $3::text, $4::text, $5::numeric)',
        [mail, attempt, outcome, error, retryFirstSeconds],
      );
      return row as Settled;
    },

    /** Returns the alarm that is due; undefined when there is none, or one was sent within the hour. */
    async dueAlarm(): Promise<Alarm | undefined> {
      const [row] = await query<{ alarm: Alarm | null }>('select contact.alarm($1::integer) as alarm', [alarm.seconds]);
      return row?.alarm ?? undefined;
    },

    async alarmed(): Promise<void> {
      await query('select contact.alarmed()');
    },

    async forget(): Promise<void> {
      await query('select contact.forget()');
    },
  };
}
