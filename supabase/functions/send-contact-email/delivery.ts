/** Delivers due messages: several mails at once, so that a slow mail server does not block the queue. */
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { ClaimedMail, Delivered, Settled, Store } from './store.ts';

/** Attempts to record the outcome of a delivery; after the last one, the lease expires. */
const settleAttempts = 5;

/** Concurrent connections to the mail server, and so the mails that one process holds. */
export const mostLanes = 4;

export function createDelivery(store: Store, mailer: Mailer) {
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
    // Without confirmation by the database, nothing is sent.
    const delivered = await mailer.send(mail, () => store.beginText(mail).catch(() => false));
    report(mail, delivered, await settle(mail, delivered));
    return delivered.outcome;
  }

  async function settle(mail: ClaimedMail, delivered: Delivered): Promise<Settled> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await store.settle(mail, delivered);
      } catch (failure) {
        if (attempt === settleAttempts) throw failure;
        await wait(200 * 2 ** attempt);
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

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
