/** The backend on this machine: database, function, scheduler, mailbox. `DATABASE_URL` and `SMTP_URL` swap in real ones. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contactEndpoint } from '../../schema/contact-bounds.ts';
import { resolveIdentity } from '../../schema/site.ts';
import { databaseUrlFile } from '../contact/database.ts';
import type { AddStop } from '../lib/on-end.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { startFunctions } from './functions.ts';
import { requireGivenDatabase } from './given-database.ts';
import { startInbox } from './inbox.ts';
import { keepRunning } from './keep.ts';
import { migrate } from './migrate.ts';
import { createScrubbing } from './scrubbing.ts';

const folder = '.data';

/** How often the scheduler wakes the delivery, as pg_cron does every minute on hosted Supabase. */
const wakeEveryMs = 10_000;

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/**
 * Starts what messages need, and has it stopped at the end. `siteOrigins`: the addresses that the site is served at; pages of
 * no other may send.
 */
export async function startLocalStack(siteOrigins: readonly string[], add: AddStop) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that an earlier version made was open to everybody on the machine.
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
        // The site's own server passes messages on.
        CONTACT_PROXIES: '1',
      },
      onLine: (line) => line.startsWith('{') && console.log(line),
    });
  const functions = await start();
  const kept = keepRunning('The contact function', functions, () => start(Number(new URL(functions.origin).port)));
  // It may be killed at any moment, so why wait until its connections have gone to sleep.
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

/** Starts the embedded database, keeps it running, and says where it is to the commands. Answers its address. */
async function startOwnDatabase(add: AddStop): Promise<string> {
  const database = await startEmbeddedDatabase(`${folder}/database`);
  const { url } = database;
  // On the same port, where the others look for it.
  const kept = keepRunning('The database', database, () => startEmbeddedDatabase(`${folder}/database`, { port: Number(database.ready) }));
  add(() => kept.stop());
  writeFileSync(databaseUrlFile, url);
  add(() => rmSync(databaseUrlFile, { force: true }));
  return url;
}
