/** `npm run contact -- show <id>`: shows one message with its whole text. */
import type { Action } from '../../lib/command.ts';
import { moment, printableLines, table } from '../../lib/terminal.ts';
import { withDatabase } from './database.ts';
import { type Message, messageId, readMessage } from './message.ts';

export const show: Action = {
  takes: 'the id of a message',
  options: [],
  async run({ word }) {
    const id = messageId(word);
    const message = await withDatabase((query) => readMessage(query, id));
    const rows = rowsOf(message).filter((row): row is [string, string] => row[1] !== undefined);
    console.log(`${table(rows)}\n`);
    console.log(message.message === null ? 'Who wrote it, and what, has been erased.' : printableLines(message.message));
  },
};

function rowsOf(message: Message): [string, string | undefined][] {
  const { state, is_due, held_until, text_at, sent_at, erased_at, attempts, refusals } = message;
  const next = is_due ? 'now' : utc(message.next_attempt_at);
  return [
    ['id', message.id],
    ['state', state],
    ['received', utc(message.created_at)],
    ['locale', message.locale],
    ['name', message.name ?? undefined],
    ['email', message.email ?? undefined],
    [
      'attempts',
      refusals > 0 ? `${attempts}; since it was last put into the outbox, its text was not taken ${refusals} times` : String(attempts),
    ],
    ['goes out', message.beyond_budget && state === 'queued' ? 'in a digest, with others that came beyond CONTACT_HOURLY' : undefined],
    ['next attempt', state === 'queued' && !held_until ? next : undefined],
    [
      'in delivery',
      held_until
        ? `until ${utc(held_until)} at most${text_at ? `; the mail server has had the text since ${utc(text_at)}` : ''}`
        : undefined,
    ],
    ['sent', sent_at ? utc(sent_at) : undefined],
    ['last error', message.last_error ?? undefined],
    ['spam because', message.spam_reason ?? undefined],
    ['client', message.client ?? 'forgotten, as after a week'],
    ['erased', erased_at ? utc(erased_at) : undefined],
  ];
}

function utc(date: Date): string {
  return `${moment(date)} UTC`;
}
