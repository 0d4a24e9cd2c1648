/** The database that `DATABASE_URL` puts in the place of the embedded one. */
import { hasSchedule } from '../contact/checks/scheduler.ts';
import { withDatabase } from '../contact/database.ts';
import { UsageError } from '../lib/command.ts';
import { formatProblem } from '../lib/problem.ts';

const wayOut = 'correct DATABASE_URL, or start that database, or unset DATABASE_URL for one of its own';

/**
 * Its address. Throws a {@link UsageError} when that is none, when it does not answer, and when it is that of a deployment and
 * mails would go to the mailbox of this machine: whatever waits there would be lost in it, and count as sent.
 */
export function requireGivenDatabase(hasMailServer: boolean): Promise<string> {
  return withDatabase(async (ask, { url, name }) => {
    if (hasMailServer || !(await hasSchedule(ask))) return url;
    throw new UsageError(
      formatProblem({
        where: name,
        found: 'the database of a deployment (its scheduler wakes the function there), and no SMTP_URL',
        expected: 'a database of this machine, for a mailbox of this machine: what waits there would be mailed to it, and count as sent',
        wayOut: 'unset DATABASE_URL for one of its own, or set SMTP_URL as the deployment has it',
      }),
    );
  }, wayOut);
}
