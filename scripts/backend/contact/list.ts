/** `npm run contact -- list`: lists the newest messages, and counts the messages of each state. */
import { type Action, UsageError } from '../../lib/command.ts';
import { moment, red, table } from '../../lib/terminal.ts';
import { withDatabase } from './database.ts';
import { type Message, messageColumns, states } from './message.ts';

const head = ['id', 'state', 'received (UTC)', 'attempts', 'next or sent (UTC)', 'last error', 'name', 'email'];

export const list: Action = {
  options: ['state', 'limit'],
  async run({ values }) {
    const state = stateOf(values['state'] as string | undefined);
    const limit = limitOf((values['limit'] as string | undefined) ?? '20');
    await withDatabase(async (query) => {
      const messages = await query<Message & Record<string, unknown>>(
        `select ${messageColumns} from contact.messages
          where $1::text is null or state::text = $1 order by created_at desc, id limit $2`,
        [state ?? null, limit],
      );
      const counts = await query<{ state: string; number: number; erased: number }>(
        'select state::text, count(*)::integer as number, count(erased_at)::integer as erased from contact.messages group by state',
      );
      const numberOf = (wanted: string | undefined) =>
        sum(counts.filter((row) => (wanted ?? row.state) === row.state).map((row) => row.number));
      if (messages.length > 0) console.log(`${highlightFailed(table([head, ...messages.map(rowOf)]), messages)}\n`);
      const left = numberOf(state) - messages.length;
      if (left > 0) console.log(`${left} older ${left === 1 ? 'one' : 'ones'} not shown; --limit ${numberOf(state)} shows all.`);
      const erased = sum(counts.map((row) => row.erased));
      const tally = (name: string) =>
        name === 'failed' && numberOf(name) > 0 ? red(`${name} ${numberOf(name)}`) : `${name} ${numberOf(name)}`;
      console.log(`${states.map(tally).join(', ')}${erased > 0 ? `; ${erased} of them erased` : ''}`);
    });
  },
};

/** Colours failed messages, which need a person’s attention. */
function highlightFailed(table: string, messages: readonly Message[]): string {
  return table
    .split('\n')
    .map((line, index) => (messages[index - 1]?.state === 'failed' ? red(line) : line))
    .join('\n');
}

function rowOf(message: Message): string[] {
  const { id, state, created_at, attempts, last_error, spam_reason, name, email, erased_at } = message;
  const error = [spam_reason && `spam: ${spam_reason}`, last_error].filter(Boolean).join(', ');
  const who = erased_at ? ['(erased)', ''] : [name ?? '', email ?? ''];
  return [id, state, moment(created_at), String(attempts), whenOf(message), error, ...who];
}

function whenOf({ state, sent_at, held_until, is_due, next_attempt_at }: Message): string {
  if (sent_at) return `sent ${moment(sent_at)}`;
  if (state !== 'queued') return '';
  if (held_until) return 'in delivery';
  return is_due ? 'due now' : `next ${moment(next_attempt_at)}`;
}

function stateOf(given: string | undefined): string | undefined {
  if (given === undefined || states.some((state) => state === given)) return given;
  throw new UsageError(`--state is "${given}"; one of ${states.join(', ')} expected. Leave it out for all of them.`);
}

function limitOf(given: string): number {
  if (/^[1-9]\d{0,5}$/.test(given)) return Number(given);
  throw new UsageError(`--limit is "${given}"; a whole number from 1 to 999999 expected. Leave it out for 20.`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
