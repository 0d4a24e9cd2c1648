/** Former slugs: the server sends an old address to the page of today, for good. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'playwright/test';
import { createSiteServer } from '../../scripts/serve/site-server.ts';
import { ask } from './support/http.ts';
import { test } from './support/tab.ts';

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url));
const files = {
  _redirects:
    '# Former slugs\n/ma-strategie /guides/strategie 301\n/guide/ma-strategie /guides/strategie 301\n/en/my-strategy /en/guides/strategy 301\n',
  '404.html': 'Rien ici',
  'en/404.html': 'Nothing here',
  'guides/strategie.html': 'La stratégie',
  'en/guides/strategy.html': 'Strategy',
};

let folder: string;
let server: Server;
let port: number;

test.beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'redirects-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const redirects = [
  ['/ma-strategie', '/guides/strategie'],
  ['/guide/ma-strategie', '/guides/strategie'],
  ['/en/my-strategy', '/en/guides/strategy'],
] as const;

for (const [from, to] of redirects) {
  test(`${from} leads to ${to} for good, with its query`, async () => {
    for (const query of ['', '?utm_source=a%20b&page=2']) {
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await ask(from + query, { method, at: port });
        expect(status).toBe(301);
        expect(headers.location).toBe(to + query);
      }
    }
  });
}

test('a former slug with a trailing slash arrives as well', async () => {
  let path = '/en/my-strategy/?page=2';
  for (let hops = 0; hops < 3; hops++) path = (await ask(path, { at: port })).headers.location ?? path;
  expect(path).toBe('/en/guides/strategy?page=2');
});

test('the page of today answers itself, and any other path is not found in its language', async () => {
  expect(await answer('/guides/strategie')).toEqual([200, 'La stratégie']);
  expect(await answer('/ma-strategie-2')).toEqual([404, 'Rien ici']);
  expect(await answer('/en/my-strategy/more')).toEqual([404, 'Nothing here']);
  expect(await answer('/constructor')).toEqual([404, 'Rien ici']);
});

async function answer(path: string) {
  const { status, body } = await ask(path, { at: port });
  return [status, body.toString()];
}
