/** The backend on this machine: database, function, scheduler, mailbox. `DATABASE_URL` and `SMTP_URL` swap in real ones. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { contactEndpoint } from '../../schema/contact-bounds.ts';
import { resolveIdentity } from '../../schema/site.ts';
import { databaseUrlFile, startEmbeddedDatabase } from './embedded.ts';
import { startFunctions } from './functions.ts';
import { startInbox } from './inbox.ts';
import { migrate } from './migrate.ts';

const folder = '.data';

/** How often the scheduler wakes the delivery, as pg_cron does every minute on hosted Supabase. */
const wakeEveryMs = 10_000;

export type LocalStack = Awaited<ReturnType<typeof startLocalStack>>;

/** Starts what messages need. `siteOrigins`: the addresses that the site is served at; pages of no other may send. */
export async function startLocalStack(siteOrigins: readonly string[]) {
  mkdirSync(folder, { recursive: true });
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const one of started.reverse()) await one.stop();
  };
  try {
    const { DATABASE_URL: givenDatabase, SMTP_URL: givenSmtp } = process.env;
    const database = givenDatabase ? undefined : await startEmbeddedDatabase(`${folder}/database`);
    if (database) started.push({ stop: () => database.stop() });
    const databaseUrl = givenDatabase || (database?.url as string);
    await migrate(databaseUrl);
    // A database that was given has its address, and its password, where it was given.
    if (database) {
      writeFileSync(databaseUrlFile, databaseUrl);
      started.push({ stop: async () => rmSync(databaseUrlFile, { force: true }) });
    }

    const inbox = givenSmtp ? undefined : await startInbox(`${folder}/mail`);
    if (inbox) started.push({ stop: inbox.close });
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
    const deliver = `${functions.origin}${contactEndpoint}/deliver`;
    const wake = () => fetch(deliver, { method: 'POST', headers: { Authorization: `Bearer ${wakeKey}` } }).catch(() => {});
    const timer = setInterval(() => void wake(), wakeEveryMs);
    void wake();
    // It may be killed at any moment, so why wait until its connections have gone to sleep.
    started.push({ stop: () => functions.stop('SIGKILL') }, { stop: async () => clearInterval(timer) });
    return { functionsOrigin: functions.origin, inbox, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
