/** The backend's client: a chunk of its own. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { answerWithinMs, contactFunction } from '#schema/contact/endpoint.ts';
import type { ContactPayload } from '#schema/contact/payload.ts';

let client: SupabaseClient | undefined;

/** A refusal with a text for the visitor, in the language of the form. */
export interface Refusal {
  readonly text: string;
}

/**
 * Invokes the contact function. Returns undefined when its answer is `success: true`. Any other answer is a failure: returns the error
 * of the call (also after `answerWithinMs`), the error in the answer, or the answer itself.
 */
export async function invoke(
  backend: { readonly url: string; readonly key: string },
  payload: ContactPayload,
): Promise<string | Refusal | undefined> {
  client ??= createClient(backend.url || location.origin, backend.key);
  const { data, error } = await client.functions.invoke<unknown>(contactFunction, { body: payload, timeout: answerWithinMs });
  if (error) return (await refusalIn(error.context)) ?? (error instanceof Error ? error.message : String(error));
  const answer = (data ?? {}) as { readonly success?: unknown; readonly error?: unknown };
  if (answer.success === true) return undefined;
  if (typeof answer.error === 'string') return answer.error;
  return answer.success === false ? '' : `Neither success nor failure: ${JSON.stringify(data).slice(0, 100)}`;
}

async function refusalIn(answer: unknown): Promise<Refusal | undefined> {
  const body = answer instanceof Response ? await answer.json().catch(() => {}) : undefined;
  return body?.refusal && { text: body.error };
}
