/** Delivering what the outbox holds, one message at a time. */
import { log } from './log.ts';
import type { Mailer } from './mail.ts';
import type { Claimed, Store } from './store.ts';

/** Tries to write down what became of a delivery; after them the lease decides. */
const settleTries = 5;

export function createDelivery(store: Store, mailer: Mailer) {
  let underWay: Promise<void> | undefined;
  let isAskedAgain = false;

  /** Delivers until nothing is due, or until the mail server turns out not to work. */
  async function deliverAll(): Promise<void> {
    for (const lost of await store.giveUp()) logFailure(lost);
    for (let claimed = await store.claim(); claimed; claimed = await store.claim()) {
      const { outcome, error, isServerUnwell } = await mailer.send(claimed);
      const state = await settle(claimed, outcome, error);
      const { id, attempt } = claimed;
      if (state === 'failed') logFailure({ id, attempt, error });
      else log('delivery', { id, attempt, outcome, error, state: state ?? 'in other hands' });
      // Every other message would find the same.
      if (isServerUnwell) return;
    }
  }

  async function settle(claimed: Claimed, outcome: 'sent' | 'retry' | 'failed', error: string | null): Promise<string | undefined> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await store.settle(claimed, outcome, error);
      } catch (failure) {
        if (attempt === settleTries) throw failure;
        await new Promise((resolve) => setTimeout(resolve, 200 * 2 ** attempt));
      }
    }
  }

  function logFailure({ id, attempt, error }: Pick<Claimed, 'id' | 'attempt'> & { readonly error: string | null }): void {
    log.error('failed', { id, attempt, error, wayOut: `npm run contact -- retry ${id}` });
  }

  return {
    /** Delivers what is due; a call while another is at work has it look once more. Never rejects. */
    async drain(): Promise<void> {
      isAskedAgain = true;
      underWay ??= (async () => {
        while (isAskedAgain) {
          isAskedAgain = false;
          await deliverAll();
        }
      })()
        .catch((error: { code?: string }) => log.error('delivery', { code: error.code }))
        .finally(() => {
          underWay = undefined;
        });
      await underWay;
    },
  };
}
