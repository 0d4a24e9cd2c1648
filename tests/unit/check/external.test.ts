/** `npm run check:external` on a built page, against a server with every kind of answer. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExternal } from '../../../scripts/check/external/check.ts';

const client = mkdtempSync(join(tmpdir(), 'external-'));
const requests: string[] = [];

const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/there': (_, response) => response.end(),
  '/gone': (_, response) => response.writeHead(410).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/people-only': (_, response) => response.writeHead(403).end(),
  '/moved': (_, response) => response.writeHead(301, { Location: '/there' }).end(),
  // Some servers send UTF-8, which HTTP reads as Latin-1.
  '/moved-in-utf-8': (_, response) => response.writeHead(301, { Location: Buffer.from('/préparer').toString('latin1') }).end(),
  '/pr%C3%A9parer': (_, response) => response.end(),
};
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  (answers[request.url ?? ''] ?? ((_, missing) => missing.writeHead(404).end()))(request, response);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  server.close();
  rmSync(client, { recursive: true });
});

function check(...addresses: string[]) {
  const { port } = server.address() as AddressInfo;
  const links = addresses.map((address) => `<a href="${address.startsWith('/') ? `http://127.0.0.1:${port}${address}` : address}">x</a>`);
  writeFileSync(join(client, 'index.html'), `<!DOCTYPE html><title>A page</title><a href="/about">x</a>${links.join('')}`);
  return checkExternal(client, 20_000);
}

test('dead links are errors with their page, redirects advice, other failures unverified', async () => {
  const { text, isBroken } = await check(
    '/there',
    '/gone',
    '/nowhere',
    '/no-head',
    '/people-only',
    '/moved',
    '/moved-in-utf-8',
    'https://firm.example/',
  );
  expect(isBroken).toBe(true);
  expect(text.match(/^\[dead-external-link\] .*\n {2}found: .*$/gm)).toEqual([
    expect.stringMatching(/index\.html\n {2}found: {4}\S+\/gone: 410$/),
    expect.stringMatching(/index\.html\n {2}found: {4}\S+\/nowhere: 404$/),
  ]);
  expect(text.match(/way out: {2}Write \S+/g)).toEqual([expect.stringMatching(/\/there$/), expect.stringMatching(/\/pr%C3%A9parer$/)]);
  expect(text).toMatch(/unverified, to check by hand:\n {2}\S+\/people-only: 403\n\n7 external links: 2 dead, 1 unverified$/);
  expect(requests).toContain('GET /no-head');
});

test('a host that does not exist is dead, unless nothing at all answers', async () => {
  expect((await check('/there', 'https://no-such-host.invalid/')).text).toContain('no-such-host.invalid/: unknown host');
  await expect(check('https://one.invalid/', 'https://two.invalid/')).rejects.toThrow(/^None of 2 links answers/);
});
