/** The fields of the contact form as HTML has them: no `maxLength`, for browsers cut what is pasted, without a word, and count otherwise than everybody else. */
import type { ContactField } from './contact.ts';
import { contactBounds } from './contact-bounds.ts';

/** Attributes, spelled as React does; HTML does not tell the cases apart. */
export interface ContactInput {
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly minLength?: number;
}

const ofName = { required: true, minLength: contactBounds.name.min };

/** The attributes of each field. The message is a field of several lines. */
export const contactInputs: Readonly<Record<ContactField, ContactInput>> = {
  firstName: { autoComplete: 'given-name', ...ofName },
  lastName: { autoComplete: 'family-name', ...ofName },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', required: true },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  message: { required: true, minLength: contactBounds.message.min },
};
