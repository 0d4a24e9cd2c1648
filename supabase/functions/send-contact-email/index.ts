/** `send-contact-email`: stores a visitor’s message in the outbox, answers once the message is committed, and delivers it. */
import process from 'node:process';
import { createAlarm } from './alarm.ts';
import { type ConnectionInfo, clientOf, forwardedOf, isAuthorized } from './caller.ts';
import { readConfig } from './config.ts';
import { createDelivery } from './delivery.ts';
import { allowedOrigin, answer, corsHeaders, HttpError, pathOf, preflight, siteOf } from './http.ts';
import { log } from './log.ts';
import { createMailer } from './mail.ts';
import { createStore } from './store.ts';
import { readSubmission, type Submission, typedContent } from './submission.ts';

const config = readConfig((name) => process.env[name]);
const store = createStore(config);
const delivery = createDelivery(store, createMailer(config), config);
const alarm = createAlarm(store, config);

/** Milliseconds by which the answer to a hasty message is delayed. */
const hasteDelayMs = 1000;

export default { fetch: handle };

async function handle(request: Request, connection?: ConnectionInfo): Promise<Response> {
  const cors = corsHeaders(request, config);
  let submission: Submission | undefined;
  const answerTo = (error?: HttpError) => answer(submission, error, { cors, site: siteOf(request, config) });
  try {
    const pathname = pathOf(request);
    if (request.method === 'OPTIONS') return preflight(request, config);
    if (pathname.endsWith('/deliver')) return await wake(request, cors);
    if (pathname.endsWith('/client')) return tellClient(request, connection, cors);
    if (request.method !== 'POST')
      throw new HttpError(405, `${request.method} is not answered here; POST expected.`, { Allow: 'POST, OPTIONS' });
    submission = await readSubmission(request, config.hashKey);
    if (!allowedOrigin(request, config)) throw new HttpError(403, 'This origin may not send messages.');
    await take(submission, clientOf(request, connection, config));
    // The message is committed: only the answer is delayed.
    if (submission.isHasty) await new Promise((resolve) => setTimeout(resolve, hasteDelayMs));
    return answerTo();
  } catch (error) {
    return answerTo(asHttpError(error));
  }
}

/** Stores a message in the outbox. Resolves once it is committed; throws an {@link HttpError} when it is refused. */
async function take(submission: Submission, client: string): Promise<void> {
  const payload = submission.payload();
  if (payload.recipient.trim().toLowerCase() !== config.inbox.toLowerCase())
    throw new HttpError(422, 'recipient: not the address of this firm.');
  const { outcome, retryAfter } = await store.submit(payload, {
    client,
    content: typedContent(payload),
    spam: submission.spamReason,
  });
  log('submit', { id: payload.id, outcome });
  if (outcome === 'limited') {
    // A call that waited for a lock began before the messages that it counts, and would get more than the window.
    const seconds = Math.min(retryAfter ?? Infinity, config.limit.windowSeconds);
    throw new HttpError(429, 'Too many messages from here; try again later.', { 'Retry-After': String(seconds) }, 'limited');
  }
  if (outcome === 'conflict') throw new HttpError(409, 'id: another message has this id.');
  if (outcome === 'queued') deliverAfterAnswer();
}

/** Answers the scheduler: applies the retention, starts the delivery of due messages, and raises the alarm if one is due. */
async function wake(request: Request, cors: Readonly<Record<string, string>>): Promise<Response> {
  if (request.method !== 'POST') throw new HttpError(405, `${request.method} is not answered here; POST expected.`, { Allow: 'POST' });
  requireKey(request);
  await store.forget();
  deliverAfterAnswer();
  afterAnswer(alarm.raise());
  return Response.json({ success: true }, { status: 202, headers: { ...cors, 'X-Content-Type-Options': 'nosniff' } });
}

/** Answers `doctor`, which checks CONTACT_PROXIES: the caller’s client hash, and the number of addresses in X-Forwarded-For. */
function tellClient(request: Request, connection: ConnectionInfo | undefined, cors: Readonly<Record<string, string>>): Response {
  requireKey(request);
  const client = clientOf(request, connection, config);
  return Response.json({ client, addresses: forwardedOf(request).length, proxies: config.proxies }, { headers: cors });
}

/** Throws an {@link HttpError} unless the request has the wake key. */
function requireKey(request: Request): void {
  if (!isAuthorized(request, config.wakeKey))
    throw new HttpError(401, 'The wake key is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
}

function deliverAfterAnswer(): void {
  afterAnswer(delivery.drain());
}

function afterAnswer(work: Promise<void>): void {
  // Hosted functions are suspended after the answer, unless they register background work.
  (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<void>): void } }).EdgeRuntime?.waitUntil(work);
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  // Log codes only: the messages of errors can quote the visitor.
  log.error('unavailable', { code: (error as { code?: unknown } | undefined)?.code ?? (error as Error | undefined)?.name });
  return new HttpError(503, 'The message could not be taken in; try again later.', { 'Retry-After': '60' }, 'unavailable');
}
