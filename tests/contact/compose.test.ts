/** What a mail says of who wrote: all of what the form accepts. */
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { contactBounds } from '../../schema/contact-bounds.ts';
import { contactPayload } from '../../schema/contact-payload.ts';
import { compose } from '../../supabase/functions/send-contact-email/compose.ts';
import { aMessage, inbox } from './support/stack.ts';

const part = '👩'.repeat(contactBounds.name.max);
const name = `${part} ${part}`;
const email = `${'a'.repeat(contactBounds.email.max - '@example.org'.length)}@example.org`;
const longest = { ...aMessage({ name, email }), created_at: new Date() };

test.each([1, 2])('the longest name and address are whole in a mail of %i messages', async (number) => {
  expect(contactPayload.safeParse(longest).success).toBe(true);
  const messages = Array.from({ length: number }, () => longest);
  const source = await compose({ mail: longest.id, attempt: 1, startsIn: 0, messages }, { from: inbox, inbox });
  expect((await PostalMime.parse(source)).text).toContain(`\n${name} <${email}>\n`);
});
