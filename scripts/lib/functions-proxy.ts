/** Proxy from the origin of the site to the functions of the backend. */
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  request as sendRequest,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Milliseconds without data after which a request to a function fails. */
const idleTimeoutMs = 60_000;

/**
 * Keeps idle connections for a second, less than the function server does: a connection that the server closes is never reused. Failed
 * requests are not retried here; the visitor retries with the same id.
 */
const agent = new Agent({ keepAlive: true, timeout: 1000 });

/** Hop-by-hop headers. */
const hopByHop = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/**
 * Proxies a request to the functions server at `origin`. If the server does not answer, sends 502 with a JSON error, or calls
 * `showFailure` for a form that a browser posted.
 */
export function passToFunctions(
  origin: string,
  { pathname, search }: URL,
  request: IncomingMessage,
  response: ServerResponse,
  showFailure: () => void,
): void {
  const headers = { ...withoutHopByHop(request.headers), ...framing(request), 'x-forwarded-for': forwardedFor(request) };
  const passed = sendRequest(`${origin}${pathname}${search}`, { method: request.method, headers, agent }, (answer) => {
    // A function may answer before it has read the whole body; the rest of the body is still on this connection.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.writeHead(answer.statusCode ?? 502, withoutHopByHop(answer.headers));
    pipeline(answer, response, () => request.complete || passed.destroy());
  });
  passed.setTimeout(idleTimeoutMs, () => passed.destroy());
  passed.on('error', () => {
    if (response.headersSent) return;
    if (isForm(request)) return showFailure();
    response
      .writeHead(502, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' })
      .end(JSON.stringify({ success: false, error: 'The message service does not answer.' }));
  });
  // An aborted upload closes the connection to the function; a complete one is delivered.
  request.on('close', () => request.complete || passed.destroy());
  request.pipe(passed);
}

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)));
}

/** Keeps chunked encoding for every method: Node would send the body of a GET as the next request. */
function framing({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Appends the client address to X-Forwarded-For. */
function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
}
