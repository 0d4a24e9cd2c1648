/** The backend's functions on the site's own origin: passed on to where they run. */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Paths that belong to the backend. */
export const functionsPrefix = '/functions/v1/';

/** Passes a request on to the functions server at `origin`, body and all; 502 with a JSON error when it does not answer. */
export function passToFunctions(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const headers = { ...request.headers, 'x-forwarded-for': forwardedFor(request) };
  const passed = ask(new URL(request.url ?? '/', origin), { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  passed.on('error', () => {
    // A function that has answered need not read the rest of what it was sent.
    if (response.headersSent) return;
    response
      .writeHead(502, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: false, error: 'The message service does not answer.' }));
  });
  request.pipe(passed);
}

/** Who called, after those who called before: as every proxy of a platform does. */
function forwardedFor(request: IncomingMessage): string {
  return [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
}
