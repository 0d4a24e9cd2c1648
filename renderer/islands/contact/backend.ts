/** The backend's client: a chunk of its own. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { answerWithinMs, contactFunction } from '#schema/contact-bounds.ts';
import type { ContactPayload } from '#schema/contact-payload.ts';

let client: SupabaseClient | undefined;

/**
 * Invokes the contact function. Undefined when its answer says `success: true`. Whatever else comes back is a failure, and what
 * is known of it is returned: the error of the call, the one in the answer, or the answer itself. No answer within
 * `answerWithinMs` is an error of the call.
 */
export async function invoke(
  backend: { readonly url: string; readonly key: string },
  payload: ContactPayload,
): Promise<string | undefined> {
  client ??= createClient(backend.url || location.origin, backend.key);
  const { data, error } = await client.functions.invoke<unknown>(contactFunction, { body: payload, timeout: answerWithinMs });
  if (error) return error instanceof Error ? error.message : String(error);
  const answer = (data ?? {}) as { readonly success?: unknown; readonly error?: unknown };
  if (answer.success === true) return undefined;
  if (typeof answer.error === 'string') return answer.error;
  return answer.success === false ? '' : `Neither success nor failure: ${JSON.stringify(data).slice(0, 100)}`;
}
