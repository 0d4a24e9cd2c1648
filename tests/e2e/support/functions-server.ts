/** A fake of the backend's functions: receives contact messages and answers as the test requests. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contactEndpoint } from '#schema/contact/endpoint.ts';
import type { ContactPayload } from '#schema/contact/payload.ts';

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed from JSON or from a form-encoded body. */
  readonly body: ContactPayload;
}

/**
 * The local part of the visitor's e-mail address selects the answer: `refused`, 200 with `success: false` and an error; `mute`, 200
 * with `success: false` and no error; `limited`, 429 with a text for the visitor; `broken`, 500; `slow`, the answer that `release`
 * sends; `gone`, a closed connection; a key of `oddAnswers`, that answer; anything else, success.
 */
export interface FunctionsServer {
  readonly origin: string;
  /** Every request since the test began, in order of arrival. */
  readonly received: readonly Received[];
  /** Answers the pending slow requests, by default with success. */
  readonly release: (success?: boolean) => void;
  /** Clears `received` and closes the pending connections. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

interface OddAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  readonly location?: string;
}

/** Answers of other servers or of a broken function. None of them is a success. */
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

/** The error in the answer to a refused message. */
export const refusal = 'The inbox refuses this message.';

/** The text for a visitor who has sent too many messages. */
export const tooMany = 'Nous en avons reçu plusieurs de votre part.';

export async function startFunctionsServer(): Promise<FunctionsServer> {
  const received: Received[] = [];
  const pending = new Set<ServerResponse>();

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
        return void pending.add(response);
      default:
        return answer(response, 200, { success: true });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    release(success = true) {
      for (const response of pending) answer(response, 200, success ? { success } : { success, error: refusal });
      pending.clear();
    },
    reset() {
      received.length = 0;
      for (const response of pending) response.destroy();
      pending.clear();
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
