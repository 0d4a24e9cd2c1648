/** Sends messages through the backend’s client, which is fetched when a field first gets the focus. */
import { answerWithinMs } from '#schema/contact/endpoint.ts';
import type { ContactPayload } from '#schema/contact/payload.ts';
import { load, withRetry } from '../runtime/load.ts';
import type { Refusal } from './backend.ts';
import backendFiles from './backend.ts?files';

let client: Promise<typeof import('./backend.ts')> | undefined;

/** The outcome of a message: undefined when it was accepted, otherwise the error, which may be the empty string. */
export type Outcome = Promise<string | Refusal | undefined>;

const pending = new Map<string, Outcome>();

/** Fetches the backend's client, once. */
export function prepareSending(): void {
  client ??= withRetry(() => load<typeof import('./backend.ts')>(backendFiles));
  client.catch(() => {
    client = undefined;
  });
}

/** Sends a message once, without retries. Fails after `answerWithinMs`. An empty `backend.url` is the site’s own origin. */
export function send(backend: { readonly url: string; readonly key: string }, payload: ContactPayload): Outcome {
  const outcome = attempt(backend, payload).finally(() => pending.delete(payload.id));
  pending.set(payload.id, outcome);
  return outcome;
}

/** Returns the outcome of a pending message. A modal may be closed and reopened meanwhile. */
export function outcomeOf(id: string): Outcome | undefined {
  return pending.get(id);
}

async function attempt(backend: { readonly url: string; readonly key: string }, payload: ContactPayload): Outcome {
  try {
    prepareSending();
    const timeout = new Promise<never>((_, reject) => setTimeout(reject, answerWithinMs, new Error('The code that sends has not come')));
    const { invoke } = await Promise.race([client as NonNullable<typeof client>, timeout]);
    return await invoke(backend, payload);
  } catch (error) {
    // The next attempt fetches the client again.
    client = undefined;
    return (error as Error).message;
  }
}
