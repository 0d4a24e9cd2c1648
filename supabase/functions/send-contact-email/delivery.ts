/** Delivers due messages: several mails at once, so that a slow mail server does not block the queue. */
import type { Config } from './config.ts';
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { ClaimedMail, Delivered, Settled, Store } from './store.ts';

/** Milliseconds between two attempts to record the outcome of a delivery: the first pause, which doubles, and the longest. */
const [firstSettlePauseMs, longestSettlePauseMs] = [400, 5000];

/** Concurrent connections to the mail server, and so the mails that one process holds. */
export const mostLanes = 4;

/** Creates the delivery; tests replace its pauses, `wait`. */
export function createDelivery(store: Store, mailer: Mailer, { leaseSeconds }: Pick<Config, 'leaseSeconds'>, wait = sleep) {
  const lanes = new Set<Promise<void>>();
  let mustReopen = false;

  /** Opens one more lane; when all are open, reopens one as it ends. */
  function open(): void {
    if (lanes.size >= mostLanes) {
      mustReopen = true;
      return;
    }
    const lane: Promise<void> = work()
      .catch((error: { code?: string }) => log.error('delivery', { code: error.code }))
      .finally(() => {
        lanes.delete(lane);
        if (!mustReopen) return;
        mustReopen = false;
        open();
      });
    lanes.add(lane);
  }

  /** Delivers until nothing is due, or until the mail server fails. */
  async function work(): Promise<void> {
    for (let mail = await store.claim(); mail; mail = await store.claim()) {
      open();
      if ((await deliver(mail)) === 'unwell') return;
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Delivered['outcome']> {
    if (mail.startsIn > 0) await wait(mail.startsIn * 1000);
    const endOfLease = () => performance.now() + leaseSeconds * 1000;
    let leasedUntil = endOfLease();
    const delivered = await mailer.send(mail, () => {
      leasedUntil = endOfLease();
      // Without confirmation by the database, nothing is sent.
      return store.beginText(mail).catch(() => false);
    });
    report(mail, delivered, await settle(mail, delivered, leasedUntil));
    return delivered.outcome;
  }

  /** Records the outcome, which only this process knows. Retries until the lease ends: then the mail is sent again. */
  async function settle(mail: ClaimedMail, delivered: Delivered, leasedUntil: number): Promise<Settled> {
    for (let pause = firstSettlePauseMs; ; pause = Math.min(longestSettlePauseMs, 2 * pause)) {
      try {
        return await store.settle(mail, delivered);
      } catch (failure) {
        if (performance.now() >= leasedUntil) throw failure;
        await wait(pause);
      }
    }
  }

  return {
    /** Delivers everything that is due, including messages that arrive meanwhile. Never rejects. */
    async drain(): Promise<void> {
      open();
      while (lanes.size > 0) await Promise.all(lanes);
    },
  };
}

function report({ mail: id, attempt, messages }: ClaimedMail, { outcome, error }: Delivered, { state, paused_until }: Settled): void {
  const fields = { id, attempt, ...(messages.length > 1 && { messages: messages.length }) };
  if (state === 'failed') log.error('failed', { ...fields, error, wayOut: `npm run contact -- retry ${id}` });
  else log('delivery', { ...fields, outcome, error, state: state ?? 'superseded' });
  if (paused_until) log.error('paused', { error, until: paused_until, wayOut: 'npm run contact -- doctor' });
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
