/** `npm run check:external`, with servers of its own that play every answer; names lead to this machine, and pauses pass at once. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkExternal } from '../../../scripts/check/external/check.ts';
import { makeProject } from '../../codegen/project.ts';
import { patience } from '../../support/patience.ts';

const root = makeProject('tests/codegen/base');
const client = join(root, 'dist');
mkdirSync(client);
/** A firm that is nowhere else: what it names is asked of nobody. */
const firm = 'https://firm.example/';
const environment = Object.fromEntries(
  ['LINKEDIN', 'FACEBOOK', 'TWITTER', 'INSTAGRAM', 'YOUTUBE', 'BOOKING'].map((name) => [`SITE_${name}`, firm]),
);
const asked: string[] = [];
const sleeps: number[] = [];
/** Requests under way, by host: there may be one. */
const open = new Map<string, number>();
let most = 0;
let now = Date.UTC(2026, 10, 22);
const clock = {
  now: () => now,
  sleep: async (ms: number) => {
    sleeps.push(ms);
    now += ms;
  },
};

/** What a path of any host answers. */
const answers: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  '/there': (_, response) => response.end(),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/gone-for-good': (_, response) => response.writeHead(410).end(),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
  '/head-says-404': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end('x'.repeat(100_000)),
  '/members': (_, response) => response.writeHead(401).end(),
  '/people-only': (_, response) => response.writeHead(403).end(),
  '/enough': (_, response) => response.writeHead(429).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/moved': (_, response) => response.writeHead(301, { Location: '/there' }).end(),
  '/moved-and-gone': (_, response) => response.writeHead(308, { Location: '/gone' }).end(),
  '/elsewhere-today': (_, response) => response.writeHead(302, { Location: `http://second.test:${port}/there` }).end(),
  '/round': (_, response) => response.writeHead(302, { Location: '/and-round' }).end(),
  '/and-round': (_, response) => response.writeHead(302, { Location: '/round' }).end(),
  '/nowhere': (_, response) => response.writeHead(302).end(),
  '/silent': () => undefined,
  '/hangs-up': ({ socket }) => socket.destroy(),
};

let port = 0;
const server = createServer((request, response) => {
  const host = request.headers.host?.split(':')[0] ?? '';
  asked.push(`${request.method} ${host}${request.url}`);
  open.set(host, (open.get(host) ?? 0) + 1);
  most = Math.max(most, open.get(host) ?? 0);
  response.on('close', () => open.set(host, (open.get(host) ?? 0) - 1));
  answers[request.url ?? '']?.(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  for (const list of [asked, sleeps]) list.length = 0;
});

const at = (path: string, host = 'first.test') => `http://${host}:${port}${path}`;

/** Whoever answers has the time to, whatever this machine does meanwhile; `timeoutMs`: for one that does not. */
function check(links: readonly string[], { maxAgeMs = 0, timeoutMs = patience.expectMs as number } = {}) {
  writeFileSync(join(client, 'index.html'), links.map((link) => `<a href="${link}">there</a>`).join('\n'));
  return checkExternal({
    root,
    client,
    environment,
    maxAgeMs,
    pauseMs: 1000,
    timeoutMs,
    clock,
    lookup: (name, options, done) => {
      if (!name.endsWith('.test')) return done(Object.assign(new Error(name), { code: 'ENOTFOUND' }), '', 0);
      options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4);
    },
  });
}

test('what is dead is an error, what refuses robots is unverified, and each is named with its place', async () => {
  const { text, isBroken } = await check([
    at('/there'),
    at('/gone'),
    at('/gone-for-good'),
    'https://no-such-host.dead/',
    at('/no-head'),
    at('/head-says-404'),
    at('/members'),
    at('/people-only'),
    at('/broken'),
    at('/hangs-up'),
    'mailto:a@first.test',
    '/about',
  ]);
  expect(isBroken).toBe(true);
  const found = [...text.matchAll(/^\[dead-external-link\] (\S+)\n {2}found: {4}(.*)\n {2}expected: \S.*\n {2}way out: {2}\S/gm)];
  expect(found.map(([, place, said]) => [place, said])).toEqual([
    [`${client}/index.html:2:1`, `${at('/gone')}: 404`],
    [`${client}/index.html:3:1`, `${at('/gone-for-good')}: 410`],
    [`${client}/index.html:4:1`, 'https://no-such-host.dead/: no such host'],
  ]);
  expect(listed(text, 'unverified, for somebody to look at:')).toEqual([
    `${at('/broken')}: 503`,
    `${at('/hangs-up')}: no answer (ECONNRESET)`,
    `${at('/members')}: 401`,
    `${at('/people-only')}: 403`,
    `${firm}: not asked: the name of its host is one for examples`,
  ]);
  expect(text.split('\n').at(-1)).toBe('11 external links: 3 answer, 3 dead, 5 unverified');
  expect(asked).toEqual(expect.arrayContaining(['HEAD first.test/there', 'HEAD first.test/no-head', 'GET first.test/no-head']));
  expect(asked, 'one that answers is asked once').not.toContain('GET first.test/there');
});

test('what does not answer in time is unverified', async () => {
  const { text } = await check([at('/silent')], { timeoutMs: 2000 });
  expect(listed(text, 'unverified, for somebody to look at:')).toContain(`${at('/silent')}: no answer within 2 s`);
});

test('redirects are followed: one for good is advice, one for now is listed, one without end is unverified', async () => {
  const { text, isBroken } = await check([at('/moved'), at('/elsewhere-today'), at('/round'), at('/nowhere')]);
  expect(isBroken).toBe(false);
  expect(text).toContain(
    `[moved-external-link, advice] ${client}/index.html:1:1\n  found:    ${at('/moved')}, which has moved for good\n  expected: the address of today\n  way out:  write ${at('/there')}\n`,
  );
  expect(listed(text, 'redirected for now:')).toEqual([`${at('/elsewhere-today')}: now at ${at('/there', 'second.test')}`]);
  expect(listed(text, 'unverified, for somebody to look at:')).toEqual([
    `${at('/nowhere')}: 302, to nowhere`,
    `${at('/round')}: redirects without end, to ${at('/round')} again`,
    `${firm}: not asked: the name of its host is one for examples`,
  ]);
  const { text: dead } = await check([at('/moved-and-gone')]);
  expect(dead).toContain(`found:    ${at('/moved-and-gone')}: 404, by way of ${at('/gone')}`);
});

test('a host is asked one thing at a time, with a pause after each, and let alone when it has had enough', async () => {
  most = 0;
  const paths = ['/there?1', '/there?2', '/there?3'];
  const { text } = await check([...paths.map((path) => at(path)), at('/there', 'second.test'), at('/enough'), at('/gone')]);
  expect(most).toBe(1);
  expect(asked.filter((line) => line.includes('first'))).toEqual(['HEAD first.test/enough']);
  expect(listed(text, 'unverified, for somebody to look at:')).toHaveLength(6);
  await check([at('/there'), at('/gone')]);
  expect(sleeps.slice(-2)).toEqual([1000, 1000]);
});

test('what answered lately is not asked again until its answer is too old; what is dead always is', async () => {
  const links = [at('/there'), at('/moved'), at('/gone'), `${at('/there')}#part`];
  await check(links);
  asked.length = 0;
  const { text } = await check(links, { maxAgeMs: 60_000 });
  expect(asked).toEqual(['HEAD first.test/gone', 'GET first.test/gone']);
  expect(text.split('\n').at(-1)).toBe('4 external links: 2 answer (2 of them lately), 1 dead, 1 unverified');
  expect(text).toContain('moved-external-link');
  now += 60_000;
  asked.length = 0;
  await check(links, { maxAgeMs: 60_000 });
  expect(asked).toContain('HEAD first.test/there');
});

test('without a network nothing is said of any link', async () => {
  await expect(check(['https://one.dead/', 'https://two.dead/'])).rejects.toThrow(/^None of 2 hosts can be reached \(no such host\)/);
});

// The last one: its address stays in the text.
test('an address of the schema or of a text is named where it is written, and counted where else it stands', async () => {
  const file = join(root, 'generated/messages/fr/home.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Décider', `Décider (${at('/gone')}).`));
  const { text } = await check([at('/gone'), at('/gone')]);
  expect(text).toMatch(
    /\[dead-external-link\] generated\/messages\/fr\/home\.json:\d+:\d+ \(steps\.3\)\n {2}found: {4}\S+: 404, named in 2 more places/,
  );
});

function listed(text: string, title: string): string[] {
  const [, rest = ''] = text.split(`${title}\n`);
  return (rest.split('\n\n')[0] ?? '').split('\n').map((line) => line.trim());
}
