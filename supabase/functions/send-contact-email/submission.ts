/** What was sent: JSON from the script, form fields from a browser without one. */

import { answers, defaultLocale } from '../_shared/answers.ts';
import { type ContactMessage, cleanTyped, contactFields, contactMessage, toPayload } from '../_shared/contact.ts';
import { minFillMs, trapField } from '../_shared/contact-bounds.ts';
import { type ContactPayload, contactPayload } from '../_shared/contact-payload.ts';
import { readBody } from './body.ts';
import { HttpError, InvalidMessage } from './http-error.ts';

export type Locale = keyof typeof answers;

/** A message as it came, judged when asked. */
export interface Submission {
  /** Set for a form: the fields as typed, and the language to answer in. */
  readonly form?: { readonly locale: Locale; readonly typed: Readonly<Record<string, string>> };
  /** The message. Throws an {@link InvalidMessage} naming the fields that break a rule. */
  readonly payload: () => ContactPayload;
  /** Why it looks like a robot's work; null when it does not. */
  readonly spamReason: () => string | null;
}

/** Reads a request. Throws an {@link HttpError} for what is neither JSON nor a form, or not what it says it is. */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return fromJson(await readBody(request));
  if (type === 'application/x-www-form-urlencoded') return readBody(request).then(fromForm, unreadForm);
  throw new HttpError(415, 'Content-Type: application/json or application/x-www-form-urlencoded expected.');
}

function fromJson(body: string): Submission {
  const value = parseJson(body);
  const result = contactPayload.safeParse(value);
  const { [trapField]: trap, elapsed } = result.data ?? {};
  return {
    payload() {
      if (!result.success) throw new InvalidMessage(fieldsOf(result.error.issues));
      return result.data;
    },
    spamReason: () => (trap ? 'trap' : elapsed !== undefined && elapsed < minFillMs ? 'haste' : null),
  };
}

function fromForm(body: string): Submission {
  const sent = new URLSearchParams(body);
  const given = sent.get('locale') ?? '';
  const locale = Object.hasOwn(answers, given) ? (given as Locale) : (defaultLocale as Locale);
  const typed = Object.fromEntries(contactFields.map((field) => [field, cleanTyped(field, sent.get(field) ?? '')]));
  const trap = sent.get(trapField) ?? '';
  return {
    form: { locale, typed },
    payload() {
      const result = contactMessage.safeParse(typed);
      if (!result.success) throw new InvalidMessage(fieldsOf(result.error.issues));
      return payloadOf(result.data, locale, sent.get('recipient') ?? '');
    },
    spamReason: () => (trap ? 'trap' : null),
  };
}

/** A form that could not be read: whoever sent it sees a page all the same. */
function unreadForm(error: unknown): Submission {
  return {
    form: { locale: defaultLocale, typed: {} },
    payload() {
      throw error;
    },
    spamReason: () => null,
  };
}

/** No script, no key: the outbox knows a second copy by its content. */
function payloadOf(message: ContactMessage, locale: Locale, recipient: string): ContactPayload {
  return toPayload(message, { id: crypto.randomUUID(), locale, recipient, [trapField]: '', phoneLabel: answers[locale].form.phone });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body, refuseHalves);
  } catch {
    throw new HttpError(400, 'The body is no valid JSON.');
  }
}

/** Half of a surrogate pair is text to JavaScript, but to no database. */
function refuseHalves(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && /\p{Cs}/u.test(value)) throw new SyntaxError('half a character');
  return value;
}

function fieldsOf(issues: readonly { readonly path: readonly PropertyKey[] }[]): string[] {
  return [...new Set(issues.map(({ path }) => String(path[0] ?? 'body')))];
}
