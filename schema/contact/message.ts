/** Validation of the contact message as typed: the same rules in both forms, the browser and the function. */
import * as z from 'zod/mini';
import { addressPattern, withAsciiDomain } from './address.ts';
import { type ContactField, contactFields, type Field, fieldNames, fieldOf } from './fields.ts';

/** The typed message. Strings are trimmed; an empty optional field is the empty string. */
export const contactMessage = z.object(
  Object.fromEntries(fieldNames.map((name) => [name, schemaOf(fieldOf(name))])) as Record<ContactField, z.ZodMiniType<string>>,
);

export type ContactMessage = z.output<typeof contactMessage>;

/** Counts the characters of a text as the database does: trimmed, by code point. */
export function lengthOf(text: string): number {
  return [...text.trim()].length;
}

/**
 * Removes invisible control characters from typed or pasted text. Line breaks become `\n`, and spaces where a field has one line. An
 * unknown choice becomes none.
 */
export function cleanTyped(name: ContactField, typed: string): string {
  const field = fieldOf(name);
  if (field.kind === 'choice') return field.choices.includes(typed) ? typed : '';
  const text = typed.replace(/\r\n?/g, '\n').replace(controls, '');
  return field.kind === 'paragraphs' ? text : text.replace(/[\t\n]+/g, ' ');
}

interface Bounds {
  readonly min?: number;
  readonly max: number;
}

/** Control characters except tab and line feed. */
const controls = /[^\P{Cc}\t\n]|[\u2028\u2029]/gu;
const lineControls = /\p{Cc}|[\u2028\u2029]/u;

function schemaOf(field: Field): z.ZodMiniType<string> {
  const { kind, required, ...bounds } = field;
  if (kind === 'address') return address();
  if (kind === 'choice') return z._default(z.string().check(z.refine((id) => id === '' || field.choices.includes(id))), '');
  if (kind === 'paragraphs') return paragraphs(bounds);
  return required ? line(bounds) : z._default(line(bounds), '');
}

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

/** An e-mail address. An international domain becomes ASCII. */
export function address() {
  return z.string().check(z.trim(), z.overwrite(withAsciiDomain), z.maxLength(contactFields.email.max), z.regex(addressPattern));
}

function within({ min = 0, max }: Bounds) {
  return z.refine<string>((text) => lengthOf(text) >= min && lengthOf(text) <= max);
}
