/** Serves the built site on its own origin; requests can be made to fail or to be held. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { clientFolder } from '../../scripts/lib/site-paths.ts';
import { createSiteServer } from '../../scripts/start/site-server.ts';
import { startFunctionsServer } from '../e2e/support/functions-server.ts';

export type Site = Awaited<ReturnType<typeof openSite>>;

export async function openSite() {
  const functions = await startFunctionsServer();
  const inner = createSiteServer(clientFolder, functions.origin);
  const held = new Map<string, Promise<void>>();
  let failing: RegExp | undefined;
  let failuresLeft = 0;

  const front = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    await held.get(pathname);
    if (failuresLeft > 0 && failing?.test(pathname)) {
      failuresLeft--;
      return void response.writeHead(503).end();
    }
    inner.emit('request', request, response);
  });
  const origin = await listen(front);

  return {
    origin,
    functions,
    /** Answers the next requests that match with status 503. */
    fail(pattern: RegExp, times: number) {
      failing = pattern;
      failuresLeft = times;
    },
    /** Holds requests for a path until the returned function is called. */
    hold(path: string): () => void {
      let release = () => {};
      held.set(path, new Promise((resolve) => (release = resolve)));
      return release;
    },
    async close() {
      front.closeAllConnections();
      await Promise.all([functions.close(), new Promise((resolve) => front.close(resolve))]);
      inner.close();
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
