/** What is sent of a contact message, as the server judges it: a module of its own, which the browser has no use for. */
import * as z from 'zod/mini';
import { address, line, paragraphs } from './contact.ts';
import { contactBounds, payloadBounds, trapField } from './contact-bounds.ts';

/** What is sent: the visitor's name in one, the phone as the last line of the message. */
export const contactPayload = z.object({
  /** The idempotency key: the same for every try to send one message. */
  id: z.uuid(),
  locale: z.string().check(z.regex(/^[a-z]{2}$/)),
  name: line(payloadBounds.name),
  email: address(),
  message: paragraphs(payloadBounds.message),
  /** The firm's public address. The server compares it with its inbox, and sends to its inbox. */
  recipient: z.string().check(z.maxLength(contactBounds.email.max)),
  /** What stands in the field that no visitor sees. */
  [trapField]: z._default(z.string(), ''),
  /** Milliseconds from the first keystroke to sending, where both were on one page; otherwise nobody knows. */
  elapsed: z.optional(z.number()),
});

export type ContactPayload = z.output<typeof contactPayload>;
