/** `npm run contact -- doctor`: checks a deployment and prints one line for each check. */
import { type Action, UsageError } from '../../lib/command.ts';
import { printable } from '../../lib/terminal.ts';
import { formatProblem } from '../../model/problem.ts';
import { type Check, failed, type Outcome, passed, skipped } from './checks/check.ts';
import { checkClock, checkExposure, checkMigrations, checkPrivileges, checkRowSecurity } from './checks/database.ts';
import { checkMail } from './checks/mail.ts';
import { checkDelivery, checkFailed, checkLate } from './checks/outbox.ts';
import { checkJob, checkSecrets } from './checks/scheduler.ts';
import { checkOrigins, checkProxies, checkSite } from './checks/site.ts';
import { connect, findDatabase, type Place, type Query, reasonOf } from './database.ts';

/** The checks in the order of their lines. The checks of the outbox need its table. */
const ofDatabase: readonly Check<Query>[] = [checkMigrations, checkClock, checkExposure, checkJob, checkSecrets];
const ofOutbox: readonly Check<Query>[] = [checkPrivileges, checkRowSecurity, checkDelivery, checkFailed, checkLate];
const ofEnvironment: readonly Check<Place>[] = [checkMail, checkOrigins, checkSite, checkProxies];

export const doctor: Action = {
  options: [],
  async run() {
    const place = findDatabase();
    let failures = 0;
    const print = (outcome: Outcome) => {
      if (outcome.mark === '✗') failures++;
      console.log(lineOf(outcome));
    };
    await checkDatabase(place, print);
    for (const check of ofEnvironment) print(await attempt(check, place));
    if (failures > 0) throw new UsageError(`\n${failures === 1 ? 'One check' : `${failures} checks`} failed.`);
  },
};

async function checkDatabase(place: Place, print: (outcome: Outcome) => void): Promise<void> {
  const connection = await connect(place).catch((error: unknown) => {
    const wayOut = 'correct DATABASE_URL, or start the database';
    print(failed('database', { found: `${place.name}: ${reasonOf(error)}`, expected: 'a database that answers', wayOut }));
  });
  if (!connection) return;
  const { query, end } = connection;
  try {
    print(passed('database', `${place.name} answers`));
    for (const check of ofDatabase) print(await attempt(check, query));
    const [table] = await query<{ there: boolean }>("select to_regclass('contact.messages') is not null as there");
    for (const check of ofOutbox) print(table?.there ? await attempt(check, query) : skipped(check.title, 'there is no contact.messages'));
  } finally {
    await end().catch(() => {});
  }
}

/** Runs a check. A check that throws has failed. */
async function attempt<Subject>(check: Check<Subject>, subject: Subject): Promise<Outcome> {
  try {
    return await check.run(subject);
  } catch (error) {
    const wayOut = 'connect as the owner of the schema (the postgres user), to a database that stays up';
    return failed(check.title, { found: reasonOf(error), expected: 'an answer to the question', wayOut });
  }
}

function lineOf(outcome: Outcome): string {
  const title = `${outcome.mark} ${outcome.title}`;
  if (outcome.mark !== '✗') return `${title}: ${printable(outcome.says)}`;
  const { found, expected, wayOut } = outcome.complaint;
  return formatProblem({ where: title, found: printable(found), expected: printable(expected), wayOut: printable(wayOut) });
}
