/** `npm run contact -- erase <email>`: deletes every message of one address. */
import { createInterface } from 'node:readline/promises';
import { withAsciiDomain } from '../../../schema/contact/address.ts';
import { type Action, UsageError } from '../../lib/command.ts';
import { printable } from '../../lib/terminal.ts';
import { formatProblem } from '../../model/problem.ts';
import { type Query, reasonOf, withDatabase } from './database.ts';
import { scrub } from './scrub.ts';

export const erase: Action = {
  takes: 'an e-mail address',
  options: ['yes'],
  async run({ word, values }) {
    const address = withAsciiDomain(word.trim());
    const shown = printable(address);
    if (!/^.+@[^\s@]+$/.test(address)) {
      throw new UsageError(`"${shown}" is no e-mail address; one like ada@example.org expected. npm run contact -- list shows them.`);
    }
    const mayAsk = process.stdin.isTTY === true && process.stdout.isTTY === true;
    if (values['yes'] !== true && !mayAsk) {
      throw new UsageError('erase deletes for good, and here is no terminal to ask on: --yes expected. Add it when you are sure.');
    }
    await withDatabase(async (query) => {
      const [row] = await query<{ number: number; under_way: number }>(
        `select count(*)::integer as number, count(*) filter (where text_at is not null and leased_until > now())::integer as under_way
          from contact.messages where lower(email) = lower($1)`,
        [address],
      );
      const { number = 0, under_way: underWay = 0 } = row ?? {};
      if (number === 0) {
        console.log(`No message of ${shown}: nothing deleted. After 90 days, messages no longer say who sent them.`);
        // A call that broke off may have left deleted text in the files: the same call scrubs them.
        await scrubFiles(query);
        return;
      }
      if (values['yes'] !== true && !(await isSure(`Delete ${count(number)} of ${shown} for good? [y/N] `))) {
        return console.log('Nothing deleted.');
      }
      const [deleted] = await query<{ erased: number }>('select contact.erase($1) as erased', [address]);
      console.log(`${count(deleted?.erased ?? 0)} of ${shown} deleted. The mails in the inbox of the firm are not reached from here.`);
      if (underWay > 0) console.log(`The mail server had the text of ${count(underWay)} at that moment: it may still arrive.`);
      if (!(await scrubFiles(query)))
        console.log('The log and the backups of the platform keep them until it drops those, and so do files left by a crash.');
    });
  },
};

/** Scrubs the database. Rejects with a {@link UsageError} when that fails: the files may still hold deleted text. */
async function scrubFiles(query: Query): Promise<boolean> {
  return await scrub(query).catch((error: unknown) => {
    const found = `not rewritten (${reasonOf(error)}): they may still say what was deleted`;
    const expected = 'files without it';
    const wayOut =
      'see that the database answers and has room on its disk, then run the same again: it rewrites them, with nothing left to delete, too';
    throw new UsageError(formatProblem({ where: 'The files of the database', found, expected, wayOut }));
  });
}

/** Asks for confirmation. Only `y` or `yes` confirms; the end of the input does not. */
async function isSure(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

function count(number: number): string {
  return `${number} message${number === 1 ? '' : 's'}`;
}
