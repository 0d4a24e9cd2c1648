/** The contact message: one set of rules for both forms, the browser and the server. */
import * as z from 'zod/mini';
import { contactBounds } from './contact-bounds.ts';

/** What a visitor types. Strings are trimmed; a phone that was left out is the empty string. */
export const contactMessage = z.object({
  firstName: line(contactBounds.name),
  lastName: line(contactBounds.name),
  email: address(),
  phone: z._default(line(contactBounds.phone), ''),
  message: paragraphs(contactBounds.message),
});

export type ContactMessage = z.output<typeof contactMessage>;
export type ContactField = keyof ContactMessage;

/** The fields of both forms, in order. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone', 'message'] as const satisfies readonly ContactField[];

/** The bounds of a field. */
export function boundsOf(field: ContactField): Bounds {
  return contactBounds[field === 'firstName' || field === 'lastName' ? 'name' : field];
}

/** How many characters a text has, as the database counts them: without the space around, and one for each code point. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/** What was typed or pasted into a field, without the control characters that nobody sees. Line breaks of the message are `\n`. */
export function cleanTyped(field: ContactField, typed: string): string {
  const text = typed.replace(/\r\n?/g, '\n').replace(controls, '');
  return field === 'message' ? text : text.replace(/[\t\n]+/g, ' ');
}

interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** Control characters, but for the tab and the line feed. */
const controls = /[^\P{Cc}\t\n]|[\u2028\u2029]/gu;
const lineControls = /\p{Cc}|[\u2028\u2029]/u;

/** A text of one line. */
export function line(bounds: Bounds) {
  return z.string().check(
    z.trim(),
    within(bounds),
    z.refine((text) => !lineControls.test(text)),
  );
}

/** A text with line breaks. */
export function paragraphs(bounds: Bounds) {
  return z.string().check(
    z.trim(),
    within(bounds),
    z.refine((text) => text === text.replace(controls, '')),
  );
}

/** An e-mail address. */
export function address() {
  return z.string().check(z.trim(), z.maxLength(contactBounds.email.max), z.regex(z.regexes.email));
}

function within({ min = 0, max }: Bounds) {
  return z.refine<string>((text) => lengthOf(text) >= min && lengthOf(text) <= max);
}
