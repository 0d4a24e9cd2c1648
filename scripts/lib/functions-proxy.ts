/** The backend's functions on the site's own origin: passed on to where they run. */
import {
  Agent,
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';

/** Milliseconds of silence after which a function is given up. */
const silence = 60_000;

/**
 * Connections are kept for the next request, idle ones for a second: far shorter than a function keeps them, so that none
 * is used just as it is closed. A request that fails is not repeated: the visitor does that, under the same id.
 */
const agent = new Agent({ keepAlive: true, timeout: 1000 });

/** Headers that speak of one connection alone. */
const ofConnection = ['connection', 'expect', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/**
 * Passes a request on to the functions server at `origin`, body and all. When that does not answer, a program is told so with
 * status 502 and a JSON error; a visitor, whose browser has sent a form, by `showFailure`.
 */
export function passToFunctions(
  origin: string,
  { pathname, search }: URL,
  request: IncomingMessage,
  response: ServerResponse,
  showFailure: () => void,
): void {
  const headers = { ...withoutConnection(request.headers), ...framing(request), 'x-forwarded-for': forwardedFor(request) };
  const passed = ask(`${origin}${pathname}${search}`, { method: request.method, headers, agent }, (answer) => {
    // A function that has answered need not read the rest of what it was sent: what else comes on this connection is that.
    if (!request.complete) response.setHeader('Connection', 'close');
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
    pipeline(answer, response, () => request.complete || passed.destroy());
  });
  passed.setTimeout(silence, () => passed.destroy());
  passed.on('error', () => {
    if (response.headersSent) return;
    if (isForm(request)) return showFailure();
    response
      .writeHead(502, { 'Content-Type': 'application/json', 'X-Content-Type-Options': 'nosniff' })
      .end(JSON.stringify({ success: false, error: 'The message service does not answer.' }));
  });
  // Whoever breaks off while sending takes the function's connection along; whoever has sent all has sent it.
  request.on('close', () => request.complete || passed.destroy());
  request.pipe(passed);
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.includes(name)));
}

/** A body of unknown length stays one whatever the method: by itself, Node would send what a GET brings as the next request. */
function framing({ headers }: IncomingMessage): OutgoingHttpHeaders {
  return headers['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' };
}

function isForm({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

/** Who called, after those who called before: as every proxy of a platform does. */
function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
}
