/** The built site on an origin of its own, so that no scenario finds another's cache or storage; its server fails when told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientFolder } from '../../../scripts/lib/client-folder.ts';
import type { Inbox } from '../../../scripts/local/inbox.ts';
import { createSiteServer } from '../../../scripts/serve/site-server.ts';
import { listener, noisePath } from './listener.ts';

const listenerPath = '/engines-listener.js';

export interface Site {
  readonly origin: string;
  /** What pages said and what was asked for in vain, other than what was made to fail. */
  readonly noise: readonly string[];
  /** Makes the next requests of a path fail: in turn with 503 and without an answer. Returns how many have. */
  readonly fail: (path: string, times: number) => () => number;
  /** Keeps whoever asks for a path waiting, until what it returns is called. */
  readonly hold: (path: string) => () => void;
  readonly close: () => Promise<void>;
}

interface SiteOptions {
  /** Where to listen: any free port unless told otherwise. */
  readonly port?: number;
  readonly backend?: { readonly functionsOrigin: string; readonly inbox: Inbox } | undefined;
  /** Pages come with the listener as their first script, for a browser that cannot be given one. */
  readonly hasListener: boolean;
}

export async function openSite({ port = 0, backend, hasListener }: SiteOptions): Promise<Site> {
  const noise: string[] = [];
  const held = new Map<string, Promise<void>>();
  const faults: { readonly path: string; readonly times: number; failed: number }[] = [];
  const site = createSiteServer(clientFolder, backend?.functionsOrigin, backend?.inbox);
  const inner = await listenOn(site, 0);

  const front = createServer(async (request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname;
    await held.get(path);
    if (path === noisePath) return void hear(request, response, noise);
    if (path === listenerPath) return void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(listener);
    const fault = faults.find((one) => one.path === path && one.failed < one.times);
    if (fault) return void (fault.failed++ % 2 === 0 ? response.writeHead(503).end() : response.destroy());
    const isDocument = request.headers.accept?.startsWith('text/html') === true;
    response.on('finish', () => {
      if (response.statusCode >= 400 && !isDocument) noise.push(`status ${response.statusCode}: ${path}`);
    });
    if (isDocument && hasListener && request.method === 'GET' && !path.startsWith('/_'))
      return void sendWithListener(inner, request, response);
    site.emit('request', request, response);
  });
  const origin = await listenOn(front, port);

  return {
    origin,
    noise,
    fail(path, times) {
      const fault = { path, times, failed: 0 };
      faults.push(fault);
      return () => fault.failed;
    },
    hold(path) {
      let release = () => {};
      held.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    async close() {
      for (const server of [front, site]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listenOn(server: ReturnType<typeof createServer>, port: number): Promise<string> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function hear(request: IncomingMessage, response: ServerResponse, noise: string[]): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  noise.push(Buffer.concat(chunks).toString());
  response.writeHead(204).end();
}

/** The page as the site serves it, with one script more: a file of the same origin, which the content policy allows. */
async function sendWithListener(inner: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = await fetch(`${inner}${request.url}`, { redirect: 'manual' });
  const headers = Object.fromEntries(
    [...page.headers].filter(([name]) => !['content-length', 'transfer-encoding', 'connection'].includes(name)),
  );
  const html = await page.text();
  response.writeHead(page.status, headers).end(html.replace('<head>', `<head><script src="${listenerPath}"></script>`));
}
