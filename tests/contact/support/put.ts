/** Inserts messages in any state into the database. */
import { aMessage, type Stack } from './stack.ts';

/** What an update sets to make a message one of its kind. */
export const as = {
  queued: "state = 'queued'",
  failed: "state = 'failed', attempts = 20, last_error = 'EENVELOPE 550 RCPT TO'",
  sent: "state = 'sent', attempts = 1, sent_at = '2026-01-02 03:04:05Z'",
  erased: 'name = null, email = null, message = null, erased_at = now()',
};

/** Puts a message in, received so many minutes ago; then whatever `sql` sets. Answers its id. */
export async function put(
  { ask }: Pick<Stack, 'ask'>,
  {
    minutes = 10,
    sql = 'state = state',
    ...changes
  }: Readonly<Record<string, unknown>> & { readonly minutes?: number; readonly sql?: string },
): Promise<string> {
  const { id, locale, name, email, message, spam } = { spam: null, ...aMessage(changes) };
  const request = { id, locale, name, email, message, spam, client: 'c'.repeat(64), limit: 1000, window: 1 };
  await ask('select contact.submit($1)', [JSON.stringify(request)]);
  await ask(`update contact.messages set created_at = now() - make_interval(mins => $2), ${sql} where id = $1`, [id, minutes]);
  return id;
}
