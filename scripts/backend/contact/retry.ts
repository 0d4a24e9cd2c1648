/** `npm run contact -- retry <id>`, `retry --all-failed`: queues messages again, due now. */
import { type Action, UsageError } from '../../lib/command.ts';
import { moment } from '../../lib/terminal.ts';
import { formatProblem } from '../../model/problem.ts';
import { hasSchedule } from './checks/scheduler.ts';
import { type Query, withDatabase } from './database.ts';
import { type Message, messageId, readMessage } from './message.ts';
import { wakeFunction } from './wake.ts';

export const retry: Action = {
  takes: 'the id of a message, or --all-failed',
  orElse: 'all-failed',
  options: ['all-failed'],
  async run({ word, values }) {
    const id = values['all-failed'] === true ? undefined : messageId(word);
    const isScheduled = await withDatabase(async (query) => {
      const isDue = id === undefined ? await retryFailed(query) : await retryOne(query, id);
      return isDue ? await hasSchedule(query) : undefined;
    });
    if (isScheduled === undefined) return;
    const how = id === undefined ? 'list' : `show ${id}`;
    if (await wakeFunction(process.env)) console.log(`The function is woken: npm run contact -- ${how} says what becomes of it.`);
    else if (isScheduled) console.log('It goes out within a minute: the scheduler of the database wakes the function.');
    else
      console.log(
        'It goes out when the function is woken next: npm start does that by itself, this command with CONTACT_FUNCTION_URL and CONTACT_WAKE_KEY set.',
      );
  },
};

/** Queues one message. Returns true when it is due now. */
async function retryOne(query: Query, id: string): Promise<boolean> {
  const [row] = await query<{ had: string | null }>('select contact.retry($1::uuid)::text as had', [id]);
  const message = await readMessage(query, id);
  if (!row?.had) throw refusal(message);
  const { held_until, text_at } = message;
  if (held_until && text_at) {
    console.log(
      `${id} is left as it is: the mail server has had its text since ${moment(text_at)} UTC and has not answered, so that it may have arrived.\n` +
        `Without an answer it goes out again by itself, after ${moment(held_until)} UTC.`,
    );
    return false;
  }
  console.log(`${id} was ${row.had}; it is queued and due now.`);
  return true;
}

/** Queues all failed messages. Returns true when there were any. */
async function retryFailed(query: Query): Promise<boolean> {
  const rows = await query<{ had: string | null }>(
    "select contact.retry(id)::text as had from contact.messages where state = 'failed' and erased_at is null",
  );
  if (rows.length === 0) console.log('No message has failed: nothing to do.');
  else console.log(`${rows.length} that failed ${rows.length === 1 ? 'is' : 'are'} queued and due now.`);
  return rows.length > 0;
}

/** The error for a message that contact.retry leaves unchanged: erased, sent, or being delivered. */
function refusal({ id, erased_at, sent_at }: Message): UsageError {
  const found = erased_at
    ? `erased at ${moment(erased_at)} UTC`
    : sent_at
      ? `sent at ${moment(sent_at)} UTC`
      : 'being delivered, or changed by somebody else';
  const expected = 'a message that is queued, failed or spam, and not erased';
  return new UsageError(formatProblem({ where: `Message ${id}`, found, expected, wayOut: 'npm run contact -- list --state failed' }));
}
