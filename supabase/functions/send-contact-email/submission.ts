/** Reads a submitted message: JSON from the script, form fields from a browser without JavaScript. */
import { answers, defaultLocale } from '../_shared/answers.ts';
import { minFillMs, trapField } from '../_shared/endpoint.ts';
import { type ContactField, fieldNames, fieldOf, labelledNames } from '../_shared/fields.ts';
import { cleanTyped, contactMessage, lengthOf } from '../_shared/message.ts';
import {
  type ContactPayload,
  contactPayload,
  namesSentAs,
  payloadBounds,
  separateLines,
  toPayload,
  withLines,
} from '../_shared/payload.ts';
import { keyedHash } from './caller.ts';
import { type Body, HttpError, InvalidMessage, type Locale, readBody } from './http.ts';

/** A submitted message. Validation happens when `payload` is called. */
export interface Submission {
  /** True for a form of a browser without JavaScript, which is redirected to a page of the site. */
  readonly isForm: boolean;
  /** The language of the answer. */
  readonly locale: Locale;
  /** Returns the payload. Throws an {@link InvalidMessage} naming the wrong fields, or the {@link HttpError} of an oversized body. */
  readonly payload: () => ContactPayload;
  /** The reason for treating the message as spam, or null. */
  readonly spamReason: 'trap' | null;
  /** True when the message was typed in less than `minFillMs`: the answer is delayed, nothing else. */
  readonly isHasty: boolean;
}

/** Reads a request. Throws an {@link HttpError} for another content type, and for invalid JSON. `hashKey` makes the id of a form. */
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

/** Reads a form. An oversized one is answered in its language too: `locale` is the first field. */
function fromForm({ text, tooLong }: Body, hashKey: string): Submission {
  const sent = new URLSearchParams(text);
  const locale = knownLocale(sent.get('locale'));
  return {
    isForm: true,
    locale,
    payload() {
      if (tooLong) throw tooLong;
      const typed = Object.fromEntries(fieldNames.map((field) => [field, cleanTyped(field, sent.get(field) ?? '')]));
      const { success, data, error } = contactMessage.safeParse(typed);
      if (!success) {
        const fields = fieldsOf(error.issues);
        throw new InvalidMessage(
          fields,
          fieldNames.every((field) => !fields.includes(field) || isLonger(typed[field], fieldOf(field).max)),
        );
      }
      const recipient = sent.get('recipient') ?? '';
      const payload = toPayload(data, { id: '', locale, recipient, [trapField]: '', labels: answers[locale].labels });
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

/** Rejects lone surrogates, which Postgres cannot store. */
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

/** The labels of the labelled lines, in every language. */
const labels = Object.values(answers).map((answer) => answer.labels);

/** Returns the id of the subject that a stored message names. */
export function subjectOf(message: string): string | undefined {
  return separateLines(message, labels).values?.subjectId;
}

/** Joins the fields to one text, independent of the language, from which the database computes a digest. */
export function typedContent({ email, name, message }: ContactPayload): string {
  const { text, values } = separateLines(message, labels);
  const typed = values ? withLines(text, (field) => values[field]) : text;
  return [email.toLowerCase(), name, typed].join('\n').normalize('NFC');
}

/** Returns the fields that no form of the site would send: a name not made of its parts, a message or a labelled line out of bounds. */
export function fieldsOfNoForm({ name, message }: ContactPayload): string[] {
  const { text, values = {} } = separateLines(message, labels);
  const isValid = (field: ContactField, value: string | undefined) => contactMessage.shape[field].safeParse(value).success;
  const isSent = {
    name: consistsOf(namesSentAs('name'), name),
    message: isValid('message', text) && labelledNames().every((field) => isValid(field, values[field])),
  };
  return (['name', 'message'] as const).filter((field) => !isSent[field]);
}

/** Returns true when a name can be split, at spaces, into valid parts. */
function consistsOf([first, ...others]: readonly ContactField[], name: string): boolean {
  if (first === undefined) return false;
  const isValid = (part: string) => contactMessage.shape[first].safeParse(part).success;
  if (others.length === 0) return isValid(name);
  return [...name.matchAll(/ /g)].some(({ index }) => isValid(name.slice(0, index)) && consistsOf(others, name.slice(index)));
}

/**
 * Returns the id of a form from a browser without JavaScript, which sends none: the same content on the same day is one message. The
 * day changes at 02:00 UTC, when hardly anybody writes. The key prevents others from claiming the id for another message.
 */
export function idOfForm(content: string, hashKey: string, now: Date): string {
  const day = new Date(now.getTime() - 2 * 3_600_000).toISOString().slice(0, 10);
  const hash = keyedHash(`${day}\n${content}`, hashKey);
  // RFC 9562, version 8: a custom format.
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}
