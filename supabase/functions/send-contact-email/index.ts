/** `send-contact-email`: takes a visitor's message in, says so once it is safe, and delivers it. */
import process from 'node:process';
import { createAlarm } from './alarm.ts';
import { answer } from './answer.ts';
import { type ConnectionInfo, clientOf, forwardedOf } from './client.ts';
import { readConfig } from './config.ts';
import { typedContent } from './content.ts';
import { allowedOrigin, corsHeaders, preflight, siteOf } from './cors.ts';
import { createDelivery } from './delivery.ts';
import { HttpError } from './http-error.ts';
import { log } from './log.ts';
import { createMailer } from './mail.ts';
import { isAuthorized } from './secret.ts';
import { createStore } from './store.ts';
import { readSubmission, type Submission } from './submission.ts';

const config = readConfig((name) => process.env[name]);
const store = createStore(config);
const delivery = createDelivery(store, createMailer(config));
const alarm = createAlarm(store, config);

/** How long the answer to a message that was typed faster than anybody types is held back, in milliseconds. */
const patienceMs = 1000;

export default { fetch: handle };

async function handle(request: Request, connection?: ConnectionInfo): Promise<Response> {
  const cors = corsHeaders(request, config);
  const { pathname } = new URL(request.url);
  let submission: Submission | undefined;
  const answerTo = (error?: HttpError) => answer(submission, error, { cors, site: siteOf(request, config) });
  try {
    if (request.method === 'OPTIONS') return preflight(request, config);
    if (pathname.endsWith('/deliver')) return await wake(request, cors);
    if (pathname.endsWith('/client')) return tellClient(request, connection, cors);
    if (request.method !== 'POST')
      throw new HttpError(405, `${request.method} is not answered here; POST expected.`, { Allow: 'POST, OPTIONS' });
    submission = await readSubmission(request, config.hashKey);
    if (!allowedOrigin(request, config)) throw new HttpError(403, 'This origin may not send messages.');
    await take(submission, clientOf(request, connection, config));
    // The message is in the outbox by now: only the answer waits.
    if (submission.isHasty) await new Promise((resolve) => setTimeout(resolve, patienceMs));
    return answerTo();
  } catch (error) {
    return answerTo(asHttpError(error));
  }
}

/** Puts a message into the outbox. Returns once it is committed; throws an {@link HttpError} when it is not in. */
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
    // One that waited for its turn began before the messages that it counts, and would be told more than the whole window.
    const seconds = Math.min(retryAfter ?? Infinity, config.limit.windowSeconds);
    throw new HttpError(429, 'Too many messages from here; try again later.', { 'Retry-After': String(seconds) }, 'limited');
  }
  if (outcome === 'conflict') throw new HttpError(409, 'id: another message has this id.');
  if (outcome === 'queued') deliverAfterAnswer();
}

/** The scheduler's call: whatever is due goes out, what must not be kept is forgotten, and who has to know that messages wait is told. */
async function wake(request: Request, cors: Readonly<Record<string, string>>): Promise<Response> {
  if (request.method !== 'POST') throw new HttpError(405, `${request.method} is not answered here; POST expected.`, { Allow: 'POST' });
  requireKey(request);
  await store.forget();
  deliverAfterAnswer();
  afterAnswer(alarm.raise());
  return Response.json({ success: true }, { status: 202, headers: { ...cors, 'X-Content-Type-Options': 'nosniff' } });
}

/** `doctor` asks whether visitors are told apart: which client the caller is, and how many addresses stand in its X-Forwarded-For. */
function tellClient(request: Request, connection: ConnectionInfo | undefined, cors: Readonly<Record<string, string>>): Response {
  requireKey(request);
  const client = clientOf(request, connection, config);
  return Response.json({ client, addresses: forwardedOf(request).length, proxies: config.proxies }, { headers: cors });
}

/** Throws an {@link HttpError} for who does not show the wake key. */
function requireKey(request: Request): void {
  if (!isAuthorized(request, config.wakeKey))
    throw new HttpError(401, 'The wake key is missing or wrong.', { 'WWW-Authenticate': 'Bearer' });
}

function deliverAfterAnswer(): void {
  afterAnswer(delivery.drain());
}

function afterAnswer(work: Promise<void>): void {
  // Hosted functions are put to sleep once they have answered, unless they ask to go on.
  (globalThis as { EdgeRuntime?: { waitUntil(work: Promise<void>): void } }).EdgeRuntime?.waitUntil(work);
}

function asHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  // Never its message, nor what the database adds to it: both can quote the visitor.
  log.error('unavailable', { code: (error as { code?: unknown } | undefined)?.code ?? (error as Error | undefined)?.name });
  return new HttpError(503, 'The message could not be taken in; try again later.', { 'Retry-After': '60' }, 'unavailable');
}
