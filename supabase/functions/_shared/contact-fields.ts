// Generated from schema/ by "npm run codegen". Do not edit. Seal: 1e6a0144e2876321
/** The fields of the contact form as HTML has them: one description for the form and for the page that answers it without a script. */
import type { ContactField } from './contact.ts';
import { contactBounds } from './contact-bounds.ts';

/** Attributes, spelled as React does; HTML does not tell the cases apart. */
export interface ContactInput {
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'email' | 'tel';
  readonly autoComplete?: string;
  readonly required?: boolean;
  readonly minLength?: number;
  readonly maxLength: number;
}

const { name, email, phone, message } = contactBounds;
const ofName = { required: true, minLength: name.min, maxLength: name.max };

/** The attributes of each field. The message is a field of several lines. */
export const contactInputs: Readonly<Record<ContactField, ContactInput>> = {
  firstName: { autoComplete: 'given-name', ...ofName },
  lastName: { autoComplete: 'family-name', ...ofName },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', required: true, maxLength: email.max },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: phone.max },
  message: { required: true, minLength: message.min, maxLength: message.max },
};

/** A text about a field, with the field's limits for `{min}` and `{max}`. */
export function withLimits(text: string, field: ContactField): string {
  const { minLength, maxLength } = contactInputs[field];
  return text.replace('{min}', String(minLength)).replace('{max}', String(maxLength));
}
