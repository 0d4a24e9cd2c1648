/** The backend's functions on the site's own origin: passed on to where they run. */
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Paths that belong to the backend. */
export const functionsPrefix = '/functions/v1/';

/** Passes a request on to the functions server at `origin`, body and all; 502 with a JSON error when it does not answer. */
export function passToFunctions(origin: string, request: IncomingMessage, response: ServerResponse): void {
  const passed = ask(new URL(request.url ?? '/', origin), { method: request.method, headers: request.headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response
      .writeHead(502, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ success: false, error: 'The message service does not answer.' }));
  });
  request.pipe(passed);
}
