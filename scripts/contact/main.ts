/** `npm run contact`: what became of the messages of the contact form, and whether their deployment is sound. */
import { runCommand, UsageError } from '../lib/command.ts';
import type { Action } from './action.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { list } from './list.ts';
import { retry } from './retry.ts';
import { show } from './show.ts';

const actions: Readonly<Record<string, Action>> = { list, show, retry, erase, doctor };

await runCommand({
  name: 'npm run contact',
  summary: 'Looks after the contact messages in the database of DATABASE_URL; without it, in that of the running npm start.',
  args: {
    list: 'the newest messages, and how many there are of each state',
    'show <id>': 'everything about one message',
    'retry <id>': 'puts a message that failed, was taken for spam or waits back into the outbox, due now; --all-failed, all that failed',
    'erase <email>': 'deletes everything that one address has sent',
    doctor: 'checks a deployment: database, rights, clock, scheduler, mail server, origins, outbox',
  },
  options: {
    state: { type: 'string', help: 'list: only queued, sent, failed or spam' },
    limit: { type: 'string', help: 'list: how many at most (20)' },
    'all-failed': { type: 'boolean', help: 'retry: all messages that failed' },
    yes: { type: 'boolean', help: 'erase: do not ask' },
  },
  async run({ values, args: [name = '', ...rest] }) {
    const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (!action) {
      const found = name === '' ? 'No action named' : `"${name}" is no action`;
      throw new UsageError(`${found}; expected one of: ${Object.keys(actions).join(', ')}. Run npm run contact -- list, for one.`);
    }
    refuseOptions(name, action, Object.keys(values));
    const isWordReplaced = action.orElse !== undefined && values[action.orElse] === true;
    await action.run({ word: theWord(name, isWordReplaced ? {} : action, rest), values });
  },
});

function refuseOptions(name: string, { options }: Action, given: readonly string[]): void {
  for (const option of given) {
    if (options.includes(option)) continue;
    const owner = Object.keys(actions).find((other) => actions[other]?.options.includes(option));
    throw new UsageError(`${name} takes no --${option}; that is an option of ${owner}. Leave it out.`);
  }
}

function theWord(name: string, { takes }: Pick<Action, 'takes'>, rest: readonly string[]): string {
  const expected = takes === undefined ? 'nothing' : takes;
  if (rest.length === (takes === undefined ? 0 : 1)) return rest[0] ?? '';
  const found = rest.length === 0 ? 'nothing' : `"${rest.join(' ')}"`;
  throw new UsageError(`After ${name}: ${found} found; ${expected} expected. See npm run contact -- --help.`);
}
