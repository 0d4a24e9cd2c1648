/** Reads one message of the outbox by its id. */
import { UsageError } from '../../lib/command.ts';
import { printable } from '../../lib/terminal.ts';
import { formatProblem } from '../../model/problem.ts';
import type { Query } from './database.ts';

export const states = ['queued', 'sent', 'failed', 'spam'] as const;

/** A row of `contact.messages`; `supabase/migrations` documents the columns. */
export interface Message {
  readonly id: string;
  readonly state: (typeof states)[number];
  readonly created_at: Date;
  readonly locale: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly message: string | null;
  readonly erased_at: Date | null;
  readonly client: string | null;
  readonly spam_reason: string | null;
  readonly attempts: number;
  /** Number of refusals of the text since the message was last queued. */
  readonly refusals: number;
  /** True when the message exceeded CONTACT_HOURLY and is mailed in a digest. */
  readonly beyond_budget: boolean;
  readonly next_attempt_at: Date;
  readonly last_error: string | null;
  readonly sent_at: Date | null;
  /** End of the lease; null without a lease. */
  readonly held_until: Date | null;
  /** Time at which the text was sent; the answer is pending. */
  readonly text_at: Date | null;
  /** True when the message is due, by the clock of the database. */
  readonly is_due: boolean;
}

/** Columns of a {@link Message}. */
export const messageColumns = `id, state::text, created_at, locale, name, email, message, erased_at, client, spam_reason, attempts, refusals, beyond_budget,
  next_attempt_at, last_error, sent_at, case when leased_until > now() then leased_until end as held_until, text_at,
  state = 'queued' and (next_attempt_at <= now() or planned_at > now()) and (leased_until is null or leased_until <= now()) as is_due`;

/** Returns a typed id. Throws a {@link UsageError} when it is no UUID. */
export function messageId(typed: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)) return typed.toLowerCase();
  throw complain(typed, `"${typed}"`, 'an id like 0f8fad5b-d9cb-469f-a165-70867728950e');
}

/** Returns the message with an id. Throws a {@link UsageError} when there is none. */
export async function readMessage(query: Query, id: string): Promise<Message> {
  const [message] = await query<Message & Record<string, unknown>>(`select ${messageColumns} from contact.messages where id = $1`, [id]);
  if (!message) throw complain(id, 'no message with this id', 'one of the database; erase deletes messages for good');
  return message;
}

function complain(id: string, found: string, expected: string): UsageError {
  const wayOut = 'take an id from npm run contact -- list';
  return new UsageError(formatProblem({ where: `Message ${printable(id)}`, found: printable(found), expected, wayOut }));
}
