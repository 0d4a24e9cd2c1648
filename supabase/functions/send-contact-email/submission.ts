/** What was sent: JSON from the script, form fields from a browser without one. */
import { answers, defaultLocale } from '../_shared/answers.ts';
import { boundsOf, cleanTyped, contactFields, contactMessage, lengthOf } from '../_shared/contact.ts';
import { minFillMs, payloadBounds, trapField } from '../_shared/contact-bounds.ts';
import { type ContactPayload, contactPayload } from '../_shared/contact-payload.ts';
import { toPayload } from '../_shared/contact-to-payload.ts';
import { type Body, readBody } from './body.ts';
import { fieldsOfNoForm, idOfForm, typedContent } from './content.ts';
import { HttpError, InvalidMessage } from './http-error.ts';

export type Locale = keyof typeof answers;

/** A message as it came, judged when asked. */
export interface Submission {
  /** Whether it is a form of a browser without a script, which is sent on to a page of the site. */
  readonly isForm: boolean;
  /** The language to answer in. */
  readonly locale: Locale;
  /** The message. Throws an {@link InvalidMessage} naming the fields that break a rule, or why nothing could be read. */
  readonly payload: () => ContactPayload;
  /** Why it is a robot's work; null when it is not. */
  readonly spamReason: 'trap' | null;
  /** Whether it was typed faster than people type, as far as anybody knows: a reason to answer slowly, and for nothing else. */
  readonly isHasty: boolean;
}

/** Reads a request. Throws an {@link HttpError} for what is neither JSON nor a form, or no JSON. `hashKey`: for the id of a form. */
export async function readSubmission(request: Request, hashKey: string): Promise<Submission> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return fromJson(await readBody(request));
  if (type === 'application/x-www-form-urlencoded')
    return readBody(request).then(
      (body) => fromForm(body, hashKey),
      (error) => fromForm({ text: '', tooLong: error }, hashKey),
    );
  throw new HttpError(415, 'Content-Type: application/json or application/x-www-form-urlencoded expected.');
}

function fromJson({ text, tooLong }: Body): Submission {
  if (tooLong) throw tooLong;
  const value = parseJson(text);
  const result = contactPayload.safeParse(value);
  const { [trapField]: trap, elapsed } = result.data ?? {};
  return {
    isForm: false,
    locale: knownLocale((value as { locale?: unknown } | null)?.locale),
    payload() {
      const fields = result.success ? fieldsOfNoForm(result.data) : fieldsOf(result.error.issues);
      if (result.success && fields.length === 0) return result.data;
      const isTooLong = (field: string) => isLonger((value as Record<string, unknown> | null)?.[field], maxOf(field));
      throw new InvalidMessage(fields, fields.every(isTooLong));
    },
    spamReason: trap ? 'trap' : null,
    isHasty: elapsed !== undefined && elapsed >= 0 && elapsed < minFillMs,
  };
}

/** A form whose end is missing is answered in its language all the same: that stands first in it. */
function fromForm({ text, tooLong }: Body, hashKey: string): Submission {
  const sent = new URLSearchParams(text);
  const locale = knownLocale(sent.get('locale'));
  return {
    isForm: true,
    locale,
    payload() {
      if (tooLong) throw tooLong;
      const typed = Object.fromEntries(contactFields.map((field) => [field, cleanTyped(field, sent.get(field) ?? '')]));
      const { success, data, error } = contactMessage.safeParse(typed);
      if (!success) {
        const fields = fieldsOf(error.issues);
        throw new InvalidMessage(
          fields,
          contactFields.every((field) => !fields.includes(field) || isLonger(typed[field], boundsOf(field).max)),
        );
      }
      const recipient = sent.get('recipient') ?? '';
      const payload = toPayload(data, { id: '', locale, recipient, [trapField]: '', phoneLabel: answers[locale].phone });
      return { ...payload, id: idOfForm(typedContent(payload), hashKey, new Date()) };
    },
    spamReason: sent.get(trapField) ? 'trap' : null,
    isHasty: false,
  };
}

function knownLocale(given: unknown): Locale {
  return typeof given === 'string' && Object.hasOwn(answers, given) ? (given as Locale) : (defaultLocale as Locale);
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

function maxOf(field: string): number {
  return Object.hasOwn(payloadBounds, field) ? payloadBounds[field as keyof typeof payloadBounds].max : Number.POSITIVE_INFINITY;
}

function isLonger(value: unknown, max: number): boolean {
  return typeof value === 'string' && lengthOf(value) > max;
}
