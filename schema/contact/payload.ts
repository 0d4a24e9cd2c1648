/** The contact message as sent: one name, and the optional fields as labelled lines at the end of the message. */
import * as z from 'zod/mini';
import { trapField } from './endpoint.ts';
import { contactFields, fieldNames, fieldOf, type LabelledName, labelledNames } from './fields.ts';
import { address, type ContactMessage, line, paragraphs } from './message.ts';

/** Room for the label of a line, its punctuation and its line breaks, in characters. */
const labelRoom = 60;

/** The value of an empty labelled line. */
const notGiven = 'N/A';

/** The form of a locale code: language, script and region of BCP 47. A CHECK constraint of the database repeats it. */
export const localeForm = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/;

/** The labels of the labelled lines, in the visitor's language. */
export type Labels = Readonly<Record<LabelledName, string>>;

/** Bounds of the payload, in characters. The CHECK constraints of the database repeat them. */
export const payloadBounds = /* @__PURE__ */ boundsOfPayload();

/**
 * Longest request body, in bytes: 12 for each character (one outside the Basic Multilingual Plane, in the encoding of a form), and
 * 1 KiB for the names of the fields. `recipient` is an e-mail address as well.
 */
export const maxBodyBytes = /* @__PURE__ */ longestBody();

/** The schema of the payload, for the function. The browser uses `toPayload` alone: pure, so that the bundler drops the rest. */
export const contactPayload = /* @__PURE__ */ payloadSchema();

export type ContactPayload = z.output<typeof contactPayload>;

/** Returns the payload of a typed message. An empty optional field is sent as N/A; a choice that was not made, not at all. */
export function toPayload(
  typed: ContactMessage,
  { labels, ...rest }: Omit<ContactPayload, 'name' | 'email' | 'message'> & { readonly labels: Labels },
): ContactPayload {
  return {
    ...rest,
    name: namesSentAs('name')
      .map((name) => typed[name])
      .join(' ')
      .trim(),
    email: typed.email,
    message: withLines(typed.message, (name) => {
      const value = typed[name] || (fieldOf(name).kind === 'choice' ? undefined : notGiven);
      return value && `${labels[name]}: ${value}`;
    }),
  };
}

/** Appends the lines of the labelled fields that have one, after an empty line. */
export function withLines(message: string, lineOf: (name: LabelledName) => string | undefined): string {
  const lines = labelledNames()
    .map(lineOf)
    .filter((line) => line !== undefined);
  return [message, lines.join('\n')].filter(Boolean).join('\n\n');
}

/** Separates the labelled lines from the end of a message; `labels` are those of all languages. Without such lines, `values` is undefined. */
export function separateLines(
  message: string,
  labels: readonly Labels[],
): { readonly text: string; readonly values?: Readonly<Partial<Record<LabelledName, string>>> } {
  const start = message.lastIndexOf('\n\n');
  if (start < 0) return { text: message };
  const values: Partial<Record<LabelledName, string>> = {};
  for (const line of message.slice(start + 2).split('\n')) {
    const found = labelledNames()
      .flatMap((name) => labels.map((label) => ({ name, opening: `${label[name]}: ` })))
      .find(({ name, opening }) => !Object.hasOwn(values, name) && line.startsWith(opening));
    if (!found) return { text: message };
    values[found.name] = line.slice(found.opening.length);
  }
  return { text: message.slice(0, start), values };
}

/** Returns the names of the fields that are sent in a way. */
export function namesSentAs(way: 'name' | 'email' | 'message') {
  return fieldNames.filter((name) => fieldOf(name).sentAs === way);
}

function payloadSchema() {
  return z.object({
    /** The idempotency key: the same for every attempt to send one message. */
    id: z.uuid(),
    locale: z.string().check(z.regex(localeForm)),
    name: line(payloadBounds.name),
    email: address(),
    message: paragraphs(payloadBounds.message),
    /** The firm's public address. The function compares it with its configured inbox, and sends to that inbox. */
    recipient: z.string().check(z.maxLength(payloadBounds.email.max)),
    /** The content of the trap field. */
    [trapField]: z._default(z.string(), ''),
    /** Milliseconds from the first keystroke to sending; unknown when typing began on another page. */
    elapsed: z.optional(z.number()),
  });
}

function boundsOfPayload() {
  const parts = namesSentAs('name').map(fieldOf);
  const spaces = parts.length - 1;
  const { min, max } = contactFields.message;
  // The line of a choice is short: the room of the other lines, which labels do not fill, has it too.
  const lines = labelledNames()
    .map(fieldOf)
    .filter(({ kind }) => kind === 'line');
  return {
    name: { min: sum(parts.map((part) => part.min ?? 0)) + spaces, max: sum(parts.map((part) => part.max)) + spaces },
    email: { max: contactFields.email.max },
    message: { min, max: max + sum(lines.map((line) => line.max + labelRoom)) },
  };
}

function longestBody(): number {
  return 12 * (sum(fieldNames.map((name) => contactFields[name].max)) + contactFields.email.max) + 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
