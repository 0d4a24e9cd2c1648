/** The backend's client: a chunk of its own. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { answerWithinMs, contactFunction } from '#schema/contact/contact-bounds.ts';
import type { ContactPayload } from '#schema/contact/contact-payload.ts';

let client: SupabaseClient | undefined;

/** A refusal in the function's own words, which are in the language of the form and for the visitor to read. */
export interface Refusal {
  readonly words: string;
}

/**
 * Invokes the contact function. Undefined when its answer says `success: true`. Whatever else comes back is a failure, and what
 * is known of it is returned: the error of the call, the one in the answer, or the answer itself. No answer within
 * `answerWithinMs` is an error of the call.
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
  const said = answer instanceof Response ? await answer.json().catch(() => {}) : undefined;
  return said?.refusal && { words: said.error };
}
