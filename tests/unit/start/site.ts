/** A small site on its own server; requests have exactly the given path, which `fetch` would normalize. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createSiteServer } from '#scripts/start/site-server.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  /** The bytes as UTF-8. */
  readonly text: string;
}

export interface SmallSite {
  readonly folder: string;
  readonly server: Server;
  readonly port: number;
  readonly send: (path: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

type Rest = Parameters<typeof createSiteServer> extends [string, ...infer Others] ? Others : never;

/** Serves `files`: texts by name. */
export async function startSite(files: Readonly<Record<string, string>>, ...rest: Rest): Promise<SmallSite> {
  // A folder of its own: the source hashes are beside the folder of the site.
  const parent = mkdtempSync('/tmp/small-site-');
  const folder = join(parent, 'client');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const server = createSiteServer(folder, ...rest);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    folder,
    server,
    port,
    send: (path, headers = {}, method = 'GET') => sendRequest({ port, path, headers, method }),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(parent, { recursive: true });
    },
  };
}

/** Sends a request with exactly the given path. */
export function sendRequest(options: {
  readonly port: number;
  readonly path: string;
  readonly headers: object;
  readonly method: string;
}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', agent: false, ...options } as never, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
