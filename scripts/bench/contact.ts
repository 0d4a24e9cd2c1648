/** `npm run bench -- contact`: how long a visitor waits for "sent", while the mail server hangs. */
import { type AddressInfo, createServer } from 'node:net';
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { startFunctions } from '../local/functions.ts';
import { type BenchDatabase, embeddedDatabase, throwawayDatabase } from './contact-databases.ts';
import { contactLoad } from './contact-load.ts';
import { inBenchFolder } from './place.ts';
import { align } from './table.ts';

const visitors = 50;
const warmUp = 500;
const submits = 2000;

/** In milliseconds, for the slowest of a hundred. */
const bound = 100;

const inbox = 'bench@site.example';

interface Figures {
  readonly title: string;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** Measures on the embedded database, and on the server of DATABASE_URL where that is set. Throws when p99 misses its bound. */
export function benchContact(): Promise<void> {
  return inBenchFolder(async (folder) => {
    console.log(`${submits} submits, ${visitors} at a time, the mail server silent\n`);
    const url = process.env['DATABASE_URL'];
    const figures = [await measureOn('embedded database', await embeddedDatabase(`${folder}/database`))];
    if (url) figures.push(await measureOn('DATABASE_URL', await throwawayDatabase(url)));

    const rows = figures.map(({ title, p50, p95, p99, perSecond }) => [
      title,
      ...[p50, p95, p99].map((value) => `${value.toFixed(1)} ms`),
      perSecond.toFixed(0),
      `p99 < ${bound} ms`,
      p99 < bound ? '✓' : '✗',
    ]);
    console.log(`\n${align([['', 'p50', 'p95', 'p99', 'per second', 'budget', ''], ...rows])}\n`);
    const missed = figures.filter(({ p99 }) => p99 >= bound);
    if (missed.length > 0) throw new UsageError(`Budget missed: ${missed.map(({ title }) => title).join(', ')}.`);
  });
}

async function measureOn(title: string, database: BenchDatabase): Promise<Figures> {
  const mail = await startSilence();
  const contact = await startFunctions({
    env: {
      DATABASE_URL: database.url,
      SMTP_URL: mail.url,
      CONTACT_INBOX: inbox,
      CONTACT_ORIGINS: 'https://site.example',
      CONTACT_HASH_KEY: 'bench',
      CONTACT_WAKE_KEY: 'bench',
      // Every visitor has an address of its own, as on hosted functions.
      CONTACT_PROXIES: '1',
    },
  });
  try {
    await step(`${title}: ${warmUp} submits to warm up`, () => contactLoad(contact.origin, inbox, visitors, warmUp));
    const start = performance.now();
    const times = await step(`${title}: ${submits} submits`, () => contactLoad(contact.origin, inbox, visitors, submits));
    const seconds = (performance.now() - start) / 1000;
    const at = (share: number) => times.sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    return { title, p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: submits / seconds };
  } finally {
    await contact.stop('SIGKILL');
    mail.close();
    await database.drop();
  }
}

/** A mail server that takes every connection and never says a word. */
async function startSilence(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).unref());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
