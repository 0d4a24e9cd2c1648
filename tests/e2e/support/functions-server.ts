/** The backend's functions as the browser meets them: a server that takes contact messages and answers as the test asks. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactEndpoint } from '#schema/contact/endpoint.ts';
import type { ContactPayload } from '#schema/contact/payload.ts';

/** A request as it arrived. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** What the JSON or the form-encoded body says. */
  readonly body: ContactPayload;
}

/**
 * The answer follows from what stands before the @ of the visitor's address: `refused`, 200 with `success: false` and an error;
 * `mute`, the same without an error; `limited`, 429 with words for the visitor; `broken`, 500; `slow`, whatever `release` is called with; `gone`, a connection that ends
 * without an answer; one of `oddAnswers`, that; anything else, success.
 */
export interface FunctionsServer {
  readonly origin: string;
  /** Every request since the test began, in order of arrival. */
  readonly received: readonly Received[];
  /** Answers the slow ones that wait: with success, unless told otherwise. */
  readonly release: (success?: boolean) => void;
  /** Forgets what was received and hangs up on those that wait. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface OddAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}

/** Answers of servers that are not the function, or not well: none of them says that a message was taken. */
export const oddAnswers: Readonly<Record<string, OddAnswer>> = {
  page: { type: 'text/html', body: '<!doctype html><title>Wi-Fi</title><p>Welcome' },
  empty: {},
  nothing: { status: 204 },
  object: { type: 'application/json', body: '{}' },
  null: { type: 'application/json', body: 'null' },
  truthy: { type: 'application/json', body: '{"success":"true"}' },
  quota: { type: 'application/json', body: '{"error":"quota"}' },
  bytes: { type: 'application/octet-stream', body: '{"success":true}' },
  plain: { type: 'text/plain', body: '{"success":true}' },
  elsewhere: { status: 302, location: '/clients' },
  kept: { status: 307, location: '/clients' },
};

/** The error that a refused message is answered with. */
export const refusal = 'The inbox refuses this message.';

/** What a visitor who has sent too many is told. */
export const tooMany = 'Nous en avons reçu plusieurs de votre part.';

export async function startFunctionsServer(): Promise<FunctionsServer> {
  const received: Received[] = [];
  const waiting = new Set<ServerResponse>();

  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const body = await readBody(request);
    received.push({ method, path, headers, body });
    if (method !== 'POST' || path !== contactEndpoint) return void response.writeHead(404).end();
    const local = body.email?.split('@')[0] ?? '';
    const odd = oddAnswers[local];
    if (odd) {
      const { status = 200, type, location } = odd;
      return void response
        .writeHead(status, { ...(type && { 'Content-Type': type }), ...(location && { Location: location }) })
        .end(odd.body);
    }
    switch (local) {
      case 'refused':
        return answer(response, 200, { success: false, error: refusal });
      case 'mute':
        return answer(response, 200, { success: false });
      case 'limited':
        return answer(response, 429, { success: false, error: tooMany, refusal: 'limited' });
      case 'broken':
        return answer(response, 500, { success: false, error: 'broken' });
      case 'gone':
        return void response.destroy();
      case 'slow':
        return void waiting.add(response);
      default:
        return answer(response, 200, { success: true });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    release(success = true) {
      for (const response of waiting) answer(response, 200, success ? { success } : { success, error: refusal });
      waiting.clear();
    },
    reset() {
      received.length = 0;
      for (const response of waiting) response.destroy();
      waiting.clear();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<ContactPayload> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  return isJson ? JSON.parse(text) : (Object.fromEntries(new URLSearchParams(text)) as unknown as ContactPayload);
}

function answer(
  response: ServerResponse,
  status: number,
  body: { readonly success: boolean; readonly error?: string; readonly refusal?: string },
): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
