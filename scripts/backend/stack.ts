/** The backend on this machine: database, function, scheduler, mailbox. `DATABASE_URL` and `SMTP_URL` swap in real ones. */
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contactEndpoint } from '../../schema/contact/endpoint.ts';
import { resolveIdentity } from '../../schema/site/identity.ts';
import { UsageError } from '../lib/command.ts';
import type { AddStop } from '../lib/shutdown.ts';
import { tryLock } from '../model/mutex.ts';
import { formatProblem } from '../model/problem.ts';
import { keepRunning } from './child.ts';
import { hasSchedule } from './contact/checks/scheduler.ts';
import { databaseUrlFile, withDatabase } from './contact/database.ts';
import { createScrubbing } from './contact/scrub.ts';
import { startFunctions } from './functions.ts';
import { startInbox } from './inbox.ts';
import { migrate } from './migrate.ts';
import { startDatabase } from './postgres.ts';

const folder = '.data';
const dataFolder = `${folder}/postgres`;

/** Data folder of earlier versions, whose database was PGlite. */
const pgliteFolder = `${folder}/database`;

/** Milliseconds between two calls of `/deliver`; on hosted Supabase, pg_cron calls every minute. */
const wakeEveryMs = 10_000;

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/**
 * Starts database, function, scheduler and mailbox, and registers their stops. Only pages of `siteOrigins`, the addresses of the
 * site, may send messages.
 */
export async function startLocalStack(siteOrigins: readonly string[], add: AddStop) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Earlier versions made the folder readable by every user of the machine.
  chmodSync(folder, 0o700);
  const { DATABASE_URL: givenDatabase, SMTP_URL: givenSmtp } = process.env;
  const databaseUrl = givenDatabase?.trim() ? await requireGivenDatabase(Boolean(givenSmtp)) : await startOwnDatabase(add);
  await migrate(databaseUrl);

  const inbox = givenSmtp ? undefined : await startInbox(`${folder}/mail`);
  if (inbox) add(inbox.close);
  const wakeKey = randomUUID();
  const hashKey = process.env['CONTACT_HASH_KEY'] || randomUUID();
  const start = (port?: number) =>
    startFunctions({
      ...(port !== undefined && { port }),
      env: {
        DATABASE_URL: databaseUrl,
        SMTP_URL: givenSmtp || (inbox?.smtpUrl as string),
        CONTACT_INBOX: process.env['CONTACT_INBOX'] || resolveIdentity(process.env).email,
        CONTACT_ORIGINS: siteOrigins.join(','),
        CONTACT_HASH_KEY: hashKey,
        CONTACT_WAKE_KEY: wakeKey,
        // The server of `npm start` is the proxy.
        CONTACT_PROXIES: '1',
      },
      onLine: (line) => line.startsWith('{') && console.log(line),
    });
  const functions = await start();
  const kept = keepRunning('The contact function', functions, () => start(Number(new URL(functions.origin).port)));
  // SIGKILL is safe at any moment, and does not wait for idle connections.
  add(() => kept.stop('SIGKILL'));
  const deliver = `${functions.origin}${contactEndpoint}/deliver`;
  const scrubErased = createScrubbing(databaseUrl);
  const wake = () =>
    fetch(deliver, { method: 'POST', headers: { Authorization: `Bearer ${wakeKey}` } })
      .then(scrubErased)
      .catch(() => {});
  const timer = setInterval(() => void wake(), wakeEveryMs);
  add(() => clearInterval(timer));
  void wake();
  return { functionsOrigin: functions.origin, inbox };
}

/** Starts the Postgres of this project, keeps it running, and writes its address where the commands read it. Returns the address. */
async function startOwnDatabase(add: AddStop): Promise<string> {
  const hold = tryLock(dataFolder);
  if (hold.holder !== undefined) {
    throw new UsageError(
      `The database in ${dataFolder} is in use by process ${hold.holder}. End the npm start or npm run dev that has started it, or set DATABASE_URL to another one.`,
    );
  }
  add(hold.release);
  if (existsSync(`${pgliteFolder}/PG_VERSION`)) {
    console.log(
      `${pgliteFolder} holds messages of an earlier version, in the format of PGlite, which Postgres cannot read. The folder is left as it is: read the messages with the version that wrote them, or remove the folder (rm -r ${pgliteFolder}).`,
    );
  }
  const database = await startDatabase(dataFolder);
  const { url, port } = database;
  // On the same port, where the function looks for the database.
  const kept = keepRunning('The database', database, () => startDatabase(dataFolder, { port }));
  add(() => kept.stop());
  // The address has the password, and an existing file would keep its mode.
  rmSync(databaseUrlFile, { force: true });
  writeFileSync(databaseUrlFile, url, { mode: 0o600 });
  add(() => rmSync(databaseUrlFile, { force: true }));
  return url;
}

/**
 * Returns the address in `DATABASE_URL`. Throws a {@link UsageError} when no database answers there, and when a deployment uses the
 * database while mails would go to the mailbox of this machine: its queued messages would end there, and count as sent.
 */
function requireGivenDatabase(hasMailServer: boolean): Promise<string> {
  return withDatabase(async (query, { url, name }) => {
    if (hasMailServer || !(await hasSchedule(query))) return url;
    throw new UsageError(
      formatProblem({
        where: name,
        found: 'the database of a deployment (its scheduler wakes the function there), and no SMTP_URL',
        expected: 'a database of this machine, for a mailbox of this machine: queued messages would be mailed there, and count as sent',
        wayOut: 'unset DATABASE_URL for a database of this machine, or set SMTP_URL as the deployment has it',
      }),
    );
  }, 'correct DATABASE_URL, or start that database, or unset DATABASE_URL for one of its own');
}
