/** The backend's client: a chunk of its own. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { contactFunction } from '#schema/contact-bounds.ts';
import type { ContactPayload } from '#schema/contact-payload.ts';

let client: SupabaseClient | undefined;

/** Invokes the contact function. Undefined when it accepted the message; otherwise the error, from the call or in its answer. */
export async function invoke(
  backend: { readonly url: string; readonly key: string },
  payload: ContactPayload,
): Promise<string | undefined> {
  client ??= createClient(backend.url || location.origin, backend.key);
  const { data, error } = await client.functions.invoke<{ success?: boolean; error?: string }>(contactFunction, { body: payload });
  if (error) return error instanceof Error ? error.message : String(error);
  return data?.success === false ? (data.error ?? '') : undefined;
}
