/** The built site on real web servers: every address, header and error page, with the configurations that the build writes. */
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeOfPath } from '#schema/site/locales.ts';
import { compressTexts } from '#scripts/build/compress.ts';
import { type Hosting, hostingOf } from '#scripts/build/hosting/model.ts';
import { writeHosting } from '#scripts/build/hosting/write.ts';
import { emitRedirects } from '#scripts/codegen/emit/public-files.ts';
import { clientFolder, fileOf, speculationRules } from '#scripts/lib/site-paths.ts';
import { siteFiles, typeOf } from '#scripts/lib/static-host.ts';
import { buildModel } from '#scripts/model/build-model.ts';
import { loadSchema, type Schema } from '#scripts/model/schema.ts';
import { type Answer, sendRequest } from '../unit/start/site.ts';
import { webServers } from './servers.ts';

const schema = await loadSchema(process.cwd());
const pages = Object.entries(schema.pages);
const [moved = ''] = pages.find(([, { role, parent }]) => role === undefined && parent === undefined) ?? [];
const [anchored = '', anchor = ''] =
  buildModel(schema, () => undefined).pages.flatMap(({ id, anchors }) => {
    const [first] = anchors['fr'] ?? [];
    return first === undefined ? [] : [[id, first]];
  })[0] ?? [];

/** Former paths of one page, with the paths that redirect: hosts of the earlier site served files, folders and accents. */
const formerPaths = { fr: ['/ancien', '/vieux/cabinet.html', '/dir/index.html', '/caf%c3%a9', '/c.i+v(1)'], en: ['/en/old/firm.html'] };
const site = buildModel(
  {
    ...schema,
    pages: { ...schema.pages, [moved]: { ...schema.pages[moved], formerPaths } },
    retired: { ...schema.retired, '/parti': 'gone', '/en/gone.html': 'gone', '/repere': { page: anchored, anchor } },
  } as unknown as Schema,
  () => undefined,
);
const target = site.pages.find(({ id }) => id === moved)?.paths ?? {};
const published = site.pages.flatMap(({ isAddress, paths }) => (isAddress ? Object.values(paths) : []));

let built: string;
let files: ReadonlyMap<string, string>;
let hosting: Hosting;

beforeAll(async () => {
  built = mkdtempSync(join(tmpdir(), 'hosts-'));
  // Web servers drop the rights of root.
  chmodSync(built, 0o755);
  const client = join(built, 'client');
  cpSync(clientFolder, client, { recursive: true });
  writeFileSync(join(client, '.secret'), 'hidden');
  writeFileSync(join(client, '_redirects'), emitRedirects(site));
  writeHosting(client, site);
  await compressTexts(client);
  files = siteFiles(client);
  hosting = hostingOf(client, site);
});

afterAll(() => rmSync(built, { recursive: true }));

const read = (file: string) => readFileSync(join(built, 'client', file));

for (const { name } of webServers.filter(({ isInstalled }) => !isInstalled))
  test(`${name} serves the site`, ({ skip }) => skip(`${name} is not installed; npm test installs it as root on Debian`));

describe.each(webServers.filter(({ isInstalled }) => isInstalled))('$name', (server) => {
  let running: Awaited<ReturnType<typeof server.start>>;
  const send = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    sendRequest({ port: running.port, path, headers, method: 'GET' });

  beforeAll(async () => {
    running = await server.start(built);
  });
  afterAll(() => running?.stop());

  test('every published address is its page, without a redirect, with all headers', async () => {
    const expected = lowerCase({ ...hosting.common, ...hosting.pages, 'Content-Type': 'text/html; charset=utf-8' });
    for (const path of published) {
      const answer = await send(path);
      expect([answer.status, answer.headers.location, answer.text === read(fileOf(path)).toString()], path).toEqual([200, undefined, true]);
      expect(answer.headers, path).toMatchObject(expected);
    }
  });

  test('twins of an address redirect to it, with their query, behind a proxy too', async () => {
    for (const path of published) {
      const twins = path === '/' ? ['/index', '/index.html'] : ['/', '.html', '/index.html', '/index'].map((ending) => path + ending);
      for (const twin of twins) for (const query of ['', '?a=%C3%A9%20b&c=//x.example/']) await expectRedirect(twin + query, path + query);
    }
  });

  test('a former address redirects permanently to its page, with its query', async () => {
    for (const [locale, paths] of Object.entries(formerPaths)) {
      for (const path of paths) for (const query of ['', '?a=b']) await expectRedirect(path + query, target[locale] + query);
    }
    for (const path of ['/caf%C3%A9', '/c%61f%C3%A9', '/ancien/', '/ancien.html', '/vieux/cabinet', '/dir/', '/dir'])
      await expectRedirect(path, target['fr'] ?? '');
    const home = site.pages.find(({ id }) => id === anchored)?.paths['fr'];
    await expectRedirect('/repere', `${home}#${anchor}`);
    await expectRedirect('/repere?a=b', `${home}?a=b#${anchor}`);
  });

  test('a removed address answers 410 with the error page of its language', async () => {
    for (const path of ['/parti', '/parti?a=b', '/en/gone.html', '/en/gone']) expectError(path, await send(path), 410);
  });

  test('an unknown path answers 404 with the error page of its language, which is not cached', async () => {
    const unknown = [
      '/nope',
      '/a/b/c',
      '/nope.html',
      '/nope/',
      '/en/nope',
      '/en/a/b',
      '/en/nope.html',
      '/c-i-v-1',
      '/ancien-2',
      '/x/ancien',
    ];
    const ofHost = [
      '/404',
      '/404.html',
      '/500',
      '/en/404',
      '/en/404.html',
      '/en/500.html',
      '/_headers',
      '/_redirects',
      '/.htaccess',
      '/.secret',
    ];
    const folders = ['/assets', '/assets/', '/shared', '/shared/', '/assets/none.Ab12cd34.js', '/shared/none.png', '/none.css'];
    for (const path of [...unknown, ...ofHost, ...folders]) expectError(path, await send(path), 404);
  });

  test('compressed copies have no address', async () => {
    for (const file of ['index.html', ...files.values()].filter((name) => /\.(?:html|js)$/.test(name)).slice(0, 40))
      for (const ending of ['.br', '.gz']) expectError(`/${file}${ending}`, await send(`/${file}${ending}`), 404);
  });

  test('every file has its type and its caching', async () => {
    const { '/assets/': assets, '/shared/': shared } = hosting.folders;
    for (const [path, file] of files) {
      if (file.endsWith('.html')) continue;
      const answer = await send(path);
      const own = path.startsWith('/assets/') ? assets : path.startsWith('/shared/') ? shared : undefined;
      const type = path === speculationRules.path ? speculationRules.type : typeOf(file);
      expect([answer.status, answer.bytes.equals(read(file))], path).toEqual([200, true]);
      expect(answer.headers, path).toMatchObject(lowerCase({ ...hosting.common, ...own, 'Content-Type': type }));
      if (own) expect(answer.headers['speculation-rules'], path).toBeUndefined();
    }
  });

  test('a text is sent compressed as the request prefers, with Vary', async () => {
    const [br, gzip] = [server.codings.includes('br') ? 'br' : undefined, 'gzip'];
    const script = [...files.keys()].find((path) => path.startsWith('/assets/') && path.endsWith('.js') && read(path).length > 2000) ?? '';
    for (const path of ['/', ...published.slice(0, 5), script]) {
      const file = files.get(path) ?? '';
      for (const [accepted, coding] of [
        ['gzip, deflate, br, zstd', br ?? gzip],
        ['gzip', gzip],
        ['br', br],
        ['br;q=0, gzip', gzip],
        ['br;q=0.0, gzip;q=0', undefined],
        ['identity', undefined],
      ] as const) {
        const { headers, bytes } = await send(path, { 'Accept-Encoding': accepted });
        const message = `${path} for ${accepted}`;
        expect([headers['content-encoding'], headers.vary?.toLowerCase()], message).toEqual([coding, 'accept-encoding']);
        const text = coding === 'br' ? brotliDecompressSync(bytes) : coding === 'gzip' ? gunzipSync(bytes) : bytes;
        expect(text.equals(read(file)), message).toBe(true);
        expect(headers['content-type'], message).toBe(typeOf(file));
      }
    }
  });

  test('a current copy is not sent again, and keeps its caching', async () => {
    for (const path of ['/', hosting.assets.at(-1) ?? '']) {
      const { headers } = await send(path);
      const again = await send(path, { 'If-None-Match': headers.etag ?? '' });
      expect([again.status, again.text, again.headers['cache-control']], path).toEqual([304, '', headers['cache-control']]);
    }
  });

  async function expectRedirect(path: string, to: string): Promise<void> {
    const { status, headers } = await send(path, { Host: 'site.example', 'X-Forwarded-Proto': 'https' });
    expect([status, URL.parse(headers.location ?? '', 'https://site.example')?.href], path).toEqual([301, `https://site.example${to}`]);
  }
});

function expectError(path: string, { status, headers, text }: Answer, expected: number): void {
  const [, language] = /<html[^>]* lang="(\w+)"/.exec(text) ?? [];
  expect([status, headers.location, language, headers['cache-control']], path).toEqual([
    expected,
    undefined,
    localeOfPath(path.replace(/[?].*/, '')),
    'no-cache',
  ]);
  expect(headers, path).toMatchObject(lowerCase({ ...hosting.common, 'Content-Type': 'text/html; charset=utf-8' }));
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
