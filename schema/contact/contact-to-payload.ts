/** From what a visitor types to what is sent. */
import type { ContactMessage } from './contact.ts';
import type { ContactPayload } from './contact-payload.ts';

/** The payload of a message; without a phone, its line says N/A. `phoneLabel` is the word for it in the visitor's language. */
export function toPayload(
  typed: ContactMessage,
  { phoneLabel, ...rest }: Omit<ContactPayload, 'name' | 'email' | 'message'> & { readonly phoneLabel: string },
): ContactPayload {
  return {
    ...rest,
    name: `${typed.firstName} ${typed.lastName}`.trim(),
    email: typed.email,
    message: `${typed.message}\n\n${phoneLabel}: ${typed.phone || 'N/A'}`,
  };
}
