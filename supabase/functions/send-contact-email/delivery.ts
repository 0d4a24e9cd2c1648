/** Delivering what the outbox holds: several mails at once, so that one that takes its time holds no other up. */
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { ClaimedMail, Delivered, Settled, Store } from './store.ts';

/** Tries to write down what became of a delivery; after them the lease decides. */
const settleTries = 5;

/** Connections to the mail server at one time, and so the mails that a process has in its hands. */
export const mostLanes = 4;

export function createDelivery(store: Store, mailer: Mailer) {
  const lanes = new Set<Promise<void>>();
  let isAskedAgain = false;

  /** Opens one more lane, or has one that ends look once more. */
  function open(): void {
    if (lanes.size >= mostLanes) {
      isAskedAgain = true;
      return;
    }
    const lane: Promise<void> = work()
      .catch((error: { code?: string }) => log.error('delivery', { code: error.code }))
      .finally(() => {
        lanes.delete(lane);
        if (!isAskedAgain) return;
        isAskedAgain = false;
        open();
      });
    lanes.add(lane);
  }

  /** Delivers until nothing is due, or until the mail server turns out not to work. */
  async function work(): Promise<void> {
    for (let mail = await store.claim(); mail; mail = await store.claim()) {
      open();
      if ((await deliver(mail)) === 'unwell') return;
    }
  }

  async function deliver(mail: ClaimedMail): Promise<Delivered['outcome']> {
    if (mail.startsIn > 0) await wait(mail.startsIn * 1000);
    // What the database does not confirm is not sent.
    const delivered = await mailer.send(mail, () => store.beginText(mail).catch(() => false));
    report(mail, delivered, await settle(mail, delivered));
    return delivered.outcome;
  }

  async function settle(mail: ClaimedMail, delivered: Delivered): Promise<Settled> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await store.settle(mail, delivered);
      } catch (failure) {
        if (attempt === settleTries) throw failure;
        await wait(200 * 2 ** attempt);
      }
    }
  }

  return {
    /** Delivers what is due, with all that comes meanwhile. Never rejects. */
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
