/** `npm run bench -- contact`: how long a visitor waits for "sent". */
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { align } from '../lib/table.ts';
import { startChild } from '../local/child.ts';
import { startFunctions } from '../local/functions.ts';
import { type BenchDatabase, embeddedDatabase, throwawayDatabase } from './contact-databases.ts';
import { contactLoad } from './contact-load.ts';
import { startMail } from './contact-mail.ts';
import { inBenchFolder } from './place.ts';

const visitors = 50;
const warmUp = 500;
const submits = 2000;

/** In milliseconds, for the slowest of a hundred, while the mail server hangs. */
const bounds = { 'function alone': 100, 'through npm start': 120 };

const inbox = 'bench@site.example';

interface Figures {
  readonly title: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
  /** What p99 must stay below; undefined where it is only shown. */
  readonly bound: number | undefined;
}

/**
 * Measures on the embedded database, and on the server of DATABASE_URL where that is set: the function alone and behind the
 * server of `npm start`, the mail server hung and well. Throws when p99 misses a bound.
 */
export function benchContact(): Promise<void> {
  return inBenchFolder(async (folder) => {
    console.log(`${submits} submits, ${visitors} at a time\n`);
    const url = process.env['DATABASE_URL'];
    const figures = await measureOn('PGlite', await embeddedDatabase(`${folder}/database`));
    if (url) figures.push(...(await measureOn('DATABASE_URL', await throwawayDatabase(url))));

    const rows = figures.map(({ title, p50, p95, p99, perSecond, bound }) => [
      title,
      ...[p50, p95, p99].map((value) => `${value.toFixed(1)} ms`),
      perSecond.toFixed(0),
      ...(bound === undefined ? ['', ''] : [`p99 < ${bound} ms`, p99 < bound ? '✓' : '✗']),
    ]);
    console.log(`\n${align([['', 'p50', 'p95', 'p99', 'per second', 'budget', ''], ...rows])}\n`);
    const missed = figures.filter(({ p99, bound }) => bound !== undefined && p99 >= bound);
    if (missed.length > 0) throw new UsageError(`Budget missed: ${missed.map(({ title }) => title).join('; ')}.`);
  });
}

/** The four figures of a database, which is gone afterwards. */
async function measureOn(name: string, database: BenchDatabase): Promise<Figures[]> {
  try {
    const figures: Figures[] = [];
    for (const state of ['hung', 'well'] as const) {
      const mail = await startMail(state);
      for (const way of ['function alone', 'through npm start'] as const) {
        const title = `${name}, mail server ${state}, ${way}`;
        figures.push({ title, ...(await measure(title, database.url, mail.url, way)), bound: state === 'hung' ? bounds[way] : undefined });
      }
      mail.close();
    }
    return figures;
  } finally {
    await database.drop();
  }
}

async function measure(title: string, databaseUrl: string, smtpUrl: string, way: keyof typeof bounds) {
  const isDirect = way === 'function alone';
  const contact = await startFunctions({
    env: {
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      CONTACT_INBOX: inbox,
      CONTACT_ORIGINS: 'https://site.example',
      CONTACT_HASH_KEY: 'bench',
      CONTACT_WAKE_KEY: 'bench',
      // Every visitor has an address of its own, which the server of `npm start` appends its caller's to.
      CONTACT_PROXIES: isDirect ? '1' : '2',
    },
  });
  const front = isDirect
    ? undefined
    : await startChild(process.execPath, ['--import', 'tsx', 'scripts/bench/contact-front.ts', contact.origin], {
        isReady: /^ready (\d+)/,
      });
  const origin = front ? `http://127.0.0.1:${front.ready}` : contact.origin;
  try {
    await step(`${title}: ${warmUp} submits to warm up`, () => contactLoad(origin, inbox, visitors, warmUp));
    const start = performance.now();
    const times = await step(`${title}: ${submits} submits`, () => contactLoad(origin, inbox, visitors, submits));
    const seconds = (performance.now() - start) / 1000;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: submits / seconds };
  } finally {
    await front?.stop('SIGKILL');
    await contact.stop('SIGKILL');
  }
}
