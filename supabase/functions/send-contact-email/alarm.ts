/** Raises the alarm when messages are overdue: a log line and a POST of numbers and codes, at most once an hour. Mail would not arrive. */
import type { Config } from './config.ts';
import { log } from './log.ts';
import type { Store } from './store.ts';

/** Milliseconds for the receiver to answer. */
const timeoutMs = 5000;

export function createAlarm(store: Store, { alarm: { url } }: Config) {
  let last = Promise.resolve();

  async function sendIfDue(): Promise<void> {
    try {
      const alarm = await store.dueAlarm();
      if (!alarm) return;
      if (url) await send(url, alarm);
      log.error('waiting', { ...alarm, wayOut: 'npm run contact -- doctor' });
      await store.alarmed();
    } catch (error) {
      const { name, code, status } = error as { name?: string; code?: string | number; status?: number };
      // DOMException has a numeric code (23 for a timeout): log its name instead.
      log.error('alarm', { code: status ?? (typeof code === 'string' ? code : name) });
    }
  }

  return {
    /** Sends the alarm if one is due. Calls run one after another: two at once would both send. Never rejects. */
    raise(): Promise<void> {
      last = last.then(sendIfDue);
      return last;
    },
  };
}

async function send(url: URL, alarm: object): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ event: 'contact-messages-waiting', ...alarm }),
    // A followed redirect would turn the POST into a GET without content, which most servers answer with success.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!ok) throw Object.assign(new Error('The alarm was not taken.'), { status });
}
