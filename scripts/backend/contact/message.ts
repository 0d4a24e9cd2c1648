/** One message of the outbox, by its id. */

import { UsageError } from '../../lib/command.ts';
import { printable } from '../../lib/terminal.ts';
import { formatProblem } from '../../model/problem.ts';
import type { Ask } from './database.ts';

export const states = ['queued', 'sent', 'failed', 'spam'] as const;

/** A row of `contact.messages`; `supabase/migrations` says what each column means. */
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
  /** How often the mail server has had its text and not taken it, since it was last put into the outbox. */
  readonly refusals: number;
  /** Whether it came when the hour had had its fill, and goes out in a digest. */
  readonly beyond_budget: boolean;
  readonly next_attempt_at: Date;
  readonly last_error: string | null;
  readonly sent_at: Date | null;
  /** Until when it is in the hands of a delivery; null when it is in none. */
  readonly held_until: Date | null;
  /** Since when that delivery has handed over the text, and waits for the answer. */
  readonly text_at: Date | null;
  /** Whether it waits for nothing but a delivery, by the clock of the database. */
  readonly is_due: boolean;
}

/** Columns of a {@link Message}. */
export const messageColumns = `id, state::text, created_at, locale, name, email, message, erased_at, client, spam_reason, attempts, refusals, beyond_budget,
  next_attempt_at, last_error, sent_at, case when leased_until > now() then leased_until end as held_until, text_at,
  state = 'queued' and (next_attempt_at <= now() or planned_at > now()) and (leased_until is null or leased_until <= now()) as is_due`;

/** The id that was typed. Throws a {@link UsageError} for what is none. */
export function messageId(typed: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(typed)) return typed.toLowerCase();
  throw complain(typed, `"${typed}"`, 'an id like 0f8fad5b-d9cb-469f-a165-70867728950e');
}

/** The message with an id. Throws a {@link UsageError} when there is none. */
export async function readMessage(ask: Ask, id: string): Promise<Message> {
  const [message] = await ask<Message & Record<string, unknown>>(`select ${messageColumns} from contact.messages where id = $1`, [id]);
  if (!message) throw complain(id, 'no message with this id', 'one of the database; erase deletes messages for good');
  return message;
}

function complain(id: string, found: string, expected: string): UsageError {
  const wayOut = 'take an id from npm run contact -- list';
  return new UsageError(formatProblem({ where: `Message ${printable(id)}`, found: printable(found), expected, wayOut }));
}
