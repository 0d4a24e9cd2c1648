/** Telling somebody that messages wait, whom no mail would reach: a POST of numbers and codes, once an hour. */
import type { Config } from './config.ts';
import { log } from './log.ts';
import type { Store } from './store.ts';

/** A receiver that does not answer keeps nobody waiting. */
const patienceMs = 5000;

export function createAlarm(store: Store, { alarm: { url } }: Config) {
  let last = Promise.resolve();

  async function tellIfDue(): Promise<void> {
    try {
      const alarm = await store.dueAlarm();
      if (!alarm) return;
      if (url) await tell(url, alarm);
      log.error('waiting', { ...alarm, wayOut: 'npm run contact -- doctor' });
      await store.alarmed();
    } catch (error) {
      const { name, code, status } = error as { name?: string; code?: string | number; status?: number };
      // A number is what the web calls its errors besides: 23, a receiver that does not answer in time.
      log.error('alarm', { code: status ?? (typeof code === 'string' ? code : name) });
    }
  }

  return {
    /** Says what there is to say, in the log and at the address of the configuration; one after the other, for two that look at once would both tell. Never rejects. */
    raise(): Promise<void> {
      last = last.then(tellIfDue);
      return last;
    },
  };
}

async function tell(url: URL, alarm: object): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'contact-messages-waiting', ...alarm }),
    // Followed to where most addresses lead, a POST becomes a GET that says nothing, and is answered all the same.
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!ok) throw Object.assign(new Error('The alarm was not taken.'), { status });
}
