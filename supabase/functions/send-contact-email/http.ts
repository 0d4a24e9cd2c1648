/** Requests and answers: errors with a status, request bodies, CORS, and the answer to a visitor. */
import { answers } from '../_shared/answers.ts';
import type { refusals } from '../_shared/endpoint.ts';
import { maxBodyBytes } from '../_shared/payload.ts';
import type { Config } from './config.ts';

export type Locale = keyof typeof answers;

/** The reason that a visitor reads for a refused message. */
export type Refusal = (typeof refusals)[number];

/** A refused request: status, message for developers, headers, and the reason that the visitor reads. */
export class HttpError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Set when a visitor’s own message can cause the refusal. */
  readonly refusal: Refusal | undefined;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}, refusal?: Refusal) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.refusal = refusal;
  }
}

/** A message that breaks the rules of the form. `isTooLong`: every wrong field only exceeds its limit. */
export class InvalidMessage extends HttpError {
  readonly fields: readonly string[];

  constructor(fields: readonly string[], isTooLong: boolean) {
    super(422, `${fields.join(', ')}: missing, too short, too long, or not of the expected form.`, {}, isTooLong ? 'long' : 'invalid');
    this.fields = fields;
  }
}

export interface Body {
  readonly text: string;
  /** Set when the body exceeds `maxBodyBytes`: `text` is its beginning, and the rest is not read. */
  readonly tooLong: HttpError | undefined;
}

/** Reads the body of a request. Throws an {@link HttpError} when the body is not UTF-8 or breaks off. */
export async function readBody(request: Request): Promise<Body> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > maxBodyBytes) break;
      chunks.push(chunk);
    }
  } catch {
    // The client closed the connection, or its chunked encoding is malformed.
    throw new HttpError(400, 'The body broke off.');
  }
  const isWhole = size <= maxBodyBytes;
  const tooLong = isWhole ? undefined : new HttpError(413, `The body is over ${maxBodyBytes} bytes.`, { Connection: 'close' }, 'long');
  const bytes = await new Blob(chunks as BlobPart[]).arrayBuffer();
  try {
    // A truncated body may end within a character.
    return { text: new TextDecoder('utf-8', { fatal: isWhole }).decode(bytes), tooLong };
  } catch {
    throw new HttpError(400, 'The body is not UTF-8.');
  }
}

/** Returns the path of a request. Throws an {@link HttpError} when the Host header or the target is no part of a URL. */
export function pathOf(request: Request): string {
  const host = request.headers.get('Host') ?? '';
  const url = URL.parse(request.url);
  if (!url || !/^[\w.:[\]-]*$/.test(host)) throw new HttpError(400, 'Host: a host name and a port expected.', { Connection: 'close' });
  return url.pathname;
}

/** Returns true when a configured origin sends the request, or a client that is no browser and names no origin. */
export function allowedOrigin(request: Request, { origins }: Config): boolean {
  const origin = request.headers.get('Origin');
  return origin === null || origins.includes(origin);
}

/** Returns the site to which a form is redirected: the request's own origin if configured, otherwise the first one. */
export function siteOf(request: Request, { origins }: Config): string {
  const origin = request.headers.get('Origin') ?? '';
  return origins.includes(origin) ? origin : (origins[0] ?? '');
}

export function corsHeaders(request: Request, config: Config): Record<string, string> {
  const origin = request.headers.get('Origin');
  return origin !== null && allowedOrigin(request, config) ? { Vary: 'Origin', 'Access-Control-Allow-Origin': origin } : { Vary: 'Origin' };
}

/** Answers a preflight request. The allowed headers are those of the backend’s client. */
export function preflight(request: Request, config: Config): Response {
  if (!allowedOrigin(request, config)) return new Response(null, { status: 403, headers: { Vary: 'Origin' } });
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders(request, config),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region, x-retry-count',
      'Access-Control-Max-Age': '86400',
    },
  });
}

/** The parts of a submission that decide the form of its answer. */
interface Asked {
  readonly isForm: boolean;
  readonly locale: Locale;
}

/**
 * Answers a visitor: JSON for a script; for a form, a redirect to a page of the site, because hosted functions serve no HTML. Robots
 * get the same success as visitors. `site`: the origin of the visitor’s page.
 */
export function answer(
  submission: Asked | undefined,
  error: HttpError | undefined,
  { cors, site }: { readonly cors: Readonly<Record<string, string>>; readonly site: string },
): Response {
  const headers = new Headers({ ...cors, ...error?.headers, 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
  if (submission?.isForm) {
    // On a redirect, this header would delay the redirect itself.
    headers.delete('Retry-After');
    headers.set('Location', site + answerPath(submission.locale, error));
    return new Response(null, { status: 303, headers });
  }
  const body = error
    ? { success: false, ...errorText(submission?.locale, error), ...(error instanceof InvalidMessage && { fields: error.fields }) }
    : { success: true };
  return Response.json(body, { status: error?.status ?? 200, headers });
}

/** Returns the path of the page that answers a form, with the section of the refusal. */
function answerPath(locale: Locale, error: HttpError | undefined): string {
  const { sent, notSent } = answers[locale];
  return error ? `${notSent}#${error.refusal ?? ('unavailable' satisfies Refusal)}` : sent;
}

/** Returns the text of an error: in the visitor’s language, and marked by `refusal`, or for developers. */
function errorText(locale: Locale | undefined, { refusal, message }: HttpError) {
  if (locale === undefined || refusal === undefined) return { error: message };
  return { error: answers[locale].refusals[refusal].text, refusal };
}
