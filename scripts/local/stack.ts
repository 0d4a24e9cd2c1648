/** The backend on this machine: database, function, scheduler, mailbox. `DATABASE_URL` and `SMTP_URL` swap in real ones. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contactEndpoint } from '../../schema/contact-bounds.ts';
import { resolveIdentity } from '../../schema/site.ts';
import type { AddStop } from '../lib/on-end.ts';
import { databaseUrlFile, startEmbeddedDatabase } from './embedded.ts';
import { startFunctions } from './functions.ts';
import { startInbox } from './inbox.ts';
import { migrate } from './migrate.ts';

const folder = '.data';

/** How often the scheduler wakes the delivery, as pg_cron does every minute on hosted Supabase. */
const wakeEveryMs = 10_000;

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/**
 * Starts what messages need, and has it stopped at the end. `siteOrigins`: the addresses that the site is served at; pages of
 * no other may send.
 */
export async function startLocalStack(siteOrigins: readonly string[], add: AddStop) {
  mkdirSync(folder, { recursive: true });
  const { DATABASE_URL: givenDatabase, SMTP_URL: givenSmtp } = process.env;
  const database = givenDatabase ? undefined : await startEmbeddedDatabase(`${folder}/database`);
  if (database) add(() => database.stop());
  const databaseUrl = givenDatabase || (database?.url as string);
  await migrate(databaseUrl);
  // A database that was given has its address, and its password, where it was given.
  if (database) {
    writeFileSync(databaseUrlFile, databaseUrl);
    add(() => rmSync(databaseUrlFile, { force: true }));
  }

  const inbox = givenSmtp ? undefined : await startInbox(`${folder}/mail`);
  if (inbox) add(inbox.close);
  const wakeKey = randomUUID();
  const functions = await startFunctions({
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: givenSmtp || (inbox?.smtpUrl as string),
      CONTACT_INBOX: process.env['CONTACT_INBOX'] || resolveIdentity(process.env).email,
      CONTACT_ORIGINS: siteOrigins.join(','),
      CONTACT_HASH_KEY: process.env['CONTACT_HASH_KEY'] || randomUUID(),
      CONTACT_WAKE_KEY: wakeKey,
      // The site's own server passes messages on.
      CONTACT_PROXIES: '1',
    },
    onLine: (line) => line.startsWith('{') && console.log(line),
  });
  // It may be killed at any moment, so why wait until its connections have gone to sleep.
  add(() => functions.stop('SIGKILL'));
  const deliver = `${functions.origin}${contactEndpoint}/deliver`;
  const wake = () => fetch(deliver, { method: 'POST', headers: { Authorization: `Bearer ${wakeKey}` } }).catch(() => {});
  const timer = setInterval(() => void wake(), wakeEveryMs);
  add(() => clearInterval(timer));
  void wake();
  return { functionsOrigin: functions.origin, inbox };
}
