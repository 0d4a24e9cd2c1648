/** Sending a message through the backend's client, which is fetched when a field first has the focus. */
import { answerWithinMs } from '#schema/contact/contact-bounds.ts';
import type { ContactPayload } from '#schema/contact/contact-payload.ts';
import { load, withRetry } from '../runtime/load.ts';
import type { Refusal } from './backend.ts';
import backendFiles from './backend.ts?files';

let client: Promise<typeof import('./backend.ts')> | undefined;

/** What became of a message: undefined when it was accepted; otherwise what went wrong, which may be the empty string. */
export type Outcome = Promise<string | Refusal | undefined>;

const underWay = new Map<string, Outcome>();

/** Fetches the backend's client, once. */
export function prepareSending(): void {
  client ??= withRetry(() => load<typeof import('./backend.ts')>(backendFiles));
  client.catch(() => {
    client = undefined;
  });
}

/**
 * Sends a message, once: no silent retry, and a failure when there is no answer within `answerWithinMs`, or no code to send it
 * with. `backend.url` empty means the site's own origin.
 */
export function send(backend: { readonly url: string; readonly key: string }, payload: ContactPayload): Outcome {
  const outcome = attempt(backend, payload).finally(() => underWay.delete(payload.id));
  underWay.set(payload.id, outcome);
  return outcome;
}

/** The outcome of a message that is still on its way: a modal may be closed meanwhile, and opened again. */
export function outcomeOf(id: string): Outcome | undefined {
  return underWay.get(id);
}

async function attempt(backend: { readonly url: string; readonly key: string }, payload: ContactPayload): Outcome {
  try {
    prepareSending();
    const isLate = new Promise<never>((_, reject) => setTimeout(reject, answerWithinMs, new Error('The code that sends has not come')));
    const { invoke } = await Promise.race([client as NonNullable<typeof client>, isLate]);
    return await invoke(backend, payload);
  } catch (error) {
    // The next try asks for it anew.
    client = undefined;
    return (error as Error).message;
  }
}
