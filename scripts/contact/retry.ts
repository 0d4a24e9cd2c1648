/** `npm run contact -- retry <id>`: puts a message back into the outbox, due now. */

import { UsageError } from '../lib/command.ts';
import { formatProblem } from '../lib/problem.ts';
import type { Action } from './action.ts';
import { findJob } from './checks/scheduler.ts';
import { type Ask, withDatabase } from './database.ts';
import { type Message, messageId, readMessage } from './message.ts';
import { moment } from './terminal.ts';
import { wakeFunction } from './wake.ts';

export const retry: Action = {
  takes: 'the id of a message',
  options: [],
  async run({ word }) {
    const id = messageId(word);
    const isScheduled = await withDatabase(async (ask) => {
      const [row] = await ask<{ had: string | null }>('select contact.retry($1::uuid)::text as had', [id]);
      if (!row?.had) throw refusal(await readMessage(ask, id));
      const { held_until } = await readMessage(ask, id);
      const due = held_until ? `due when the delivery that has it ends, at ${moment(held_until)} UTC at the latest` : 'due now';
      console.log(`${id} was ${row.had}; it is queued and ${due}.`);
      return await hasSchedule(ask);
    });
    if (await wakeFunction(process.env)) console.log(`The function is woken: npm run contact -- show ${id} says what became of it.`);
    else if (isScheduled) console.log('It goes out within a minute: the scheduler of the database wakes the function.');
    else
      console.log(
        'It goes out when the function is woken next: npm start does that by itself, this command with CONTACT_FUNCTION_URL and CONTACT_WAKE_KEY set.',
      );
  },
};

/** What contact.retry leaves alone: nothing is left to send of one, and a second mail would come of the other. */
function refusal({ id, erased_at, sent_at }: Message): UsageError {
  const found = erased_at ? `erased at ${moment(erased_at)} UTC` : sent_at ? `sent at ${moment(sent_at)} UTC` : 'in other hands';
  const expected = 'a message that is queued, failed or spam, and not erased';
  return new UsageError(formatProblem({ where: `Message ${id}`, found, expected, wayOut: 'npm run contact -- list --state failed' }));
}

/** Where the schedule may not be read, nobody can say that there is one. */
async function hasSchedule(ask: Ask): Promise<boolean> {
  const job = await findJob(ask).catch(() => undefined);
  return typeof job === 'object' && job.active;
}
