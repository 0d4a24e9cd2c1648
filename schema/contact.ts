/** The contact message: one set of rules for both forms, the browser and the server. */
import * as z from 'zod/mini';
import { contactBounds } from './contact-bounds.ts';

const { name, email, phone, message } = contactBounds;

/** What a visitor types. Strings are trimmed; a phone that was left out is the empty string. */
export const contactMessage = z.object({
  firstName: z.string().check(z.trim(), z.minLength(name.min), z.maxLength(name.max)),
  lastName: z.string().check(z.trim(), z.minLength(name.min), z.maxLength(name.max)),
  email: z.pipe(z.string().check(z.trim(), z.maxLength(email.max)), z.email()),
  phone: z._default(z.string().check(z.trim(), z.maxLength(phone.max)), ''),
  message: z.string().check(z.trim(), z.minLength(message.min), z.maxLength(message.max)),
});

export type ContactMessage = z.output<typeof contactMessage>;
export type ContactField = keyof ContactMessage;

/** The fields of both forms, in order. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

/** What is sent: the visitor's name in one, the phone as the last line of the message. */
export interface ContactPayload {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly recipient: string;
  readonly locale: string;
  /** The idempotency key: the same for every try to send one message. */
  readonly id: string;
}

/** The payload of a message; without a phone, its line says N/A. `phoneLabel` is the word for it in the visitor's language. */
export function contactPayload(
  typed: ContactMessage,
  facts: Pick<ContactPayload, 'recipient' | 'locale' | 'id'> & { readonly phoneLabel: string },
): ContactPayload {
  const { phoneLabel, ...rest } = facts;
  return {
    name: `${typed.firstName} ${typed.lastName}`.trim(),
    email: typed.email,
    message: `${typed.message}\n\n${phoneLabel}: ${typed.phone || 'N/A'}`,
    ...rest,
  };
}
