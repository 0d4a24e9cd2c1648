/** `npm run contact -- show <id>`: everything about one message, its text whole. */
import type { Action } from './action.ts';
import { withDatabase } from './database.ts';
import { type Message, messageId, readMessage } from './message.ts';
import { columns, moment, printableLines } from './terminal.ts';

export const show: Action = {
  takes: 'the id of a message',
  options: [],
  async run({ word }) {
    const id = messageId(word);
    const message = await withDatabase((ask) => readMessage(ask, id));
    const facts = factsOf(message).filter((fact): fact is [string, string] => fact[1] !== undefined);
    console.log(`${columns(facts)}\n`);
    console.log(message.message === null ? 'Who wrote it, and what, has been erased.' : printableLines(message.message));
  },
};

function factsOf(message: Message): [string, string | undefined][] {
  const { state, is_due, held_until, sent_at, erased_at, attempts, attempts_before } = message;
  const next = is_due ? 'now' : utc(message.next_attempt_at);
  return [
    ['id', message.id],
    ['state', state],
    ['received', utc(message.created_at)],
    ['locale', message.locale],
    ['name', message.name ?? undefined],
    ['email', message.email ?? undefined],
    ['attempts', attempts_before > 0 ? `${attempts}, ${attempts_before} of them before the last retry by hand` : String(attempts)],
    ['next attempt', state === 'queued' && !held_until ? next : undefined],
    ['in delivery', held_until ? `until ${utc(held_until)} at most` : undefined],
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
