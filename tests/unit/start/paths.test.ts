/** Canonical paths, unknown paths, redirects, path traversal. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSourceHashes } from '#scripts/lib/source-hashes.ts';
import { type SmallSite, startSite } from './site.ts';

let site: SmallSite;

beforeAll(async () => {
  site = await startSite({
    'index.html': 'Accueil',
    'contact.html': 'Contact',
    'guides/index.html': 'Guides',
    'guides/prix.html': 'Prix',
    '404.html': 'Rien ici',
    '500.html': 'Erreur',
    'en.html': 'Home',
    'en/contact.html': 'Contact us',
    'en/404.html': 'Nothing here',
    'en/500.html': 'Error',
    'assets/a.js': 'a()',
    '.secret': 'hidden',
    _headers: '/*\n  X-Site: yes\n/en/:page\n  X-English: yes\n/assets/*\n  X-Asset: yes\n',
    _redirects:
      '/ancien /contact 301\n/vieux/cabinet.html /contact 301\n/dir/index.html /contact 301\n/caf%c3%a9 /contact 301\n/contact.html /contact 301\n/vieux /contact#message 301\n/parti /404.html 410\n/en/gone /en/404.html 410\n/en/* /en/404.html 404\n',
  });
});

afterAll(() => site.stop());

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/contact/index.html', '/contact'],
  ['/en/', '/en'],
  ['/en.html', '/en'],
  ['/en/index', '/en'],
  ['/en/index.html', '/en'],
  ['/en/contact.html', '/en/contact'],
  ['/guides/', '/guides'],
  ['/guides/index.html', '/guides'],
  ['/guides/prix.html', '/guides/prix'],
  ['/ancien', '/contact'],
  ['/ancien/', '/contact'],
  ['/ancien.html', '/contact'],
  ['/vieux/cabinet.html', '/contact'],
  ['/vieux/cabinet', '/contact'],
  ['/dir/index.html', '/contact'],
  ['/dir/', '/contact'],
  ['/caf%c3%a9', '/contact'],
  ['/c%61f%C3%A9', '/contact'],
])('%s redirects permanently to %s with its query', async (from, to) => {
  for (const query of ['', '?a=%C3%A9%20b&c=//x.example/']) {
    const { status, headers } = await site.send(from + query);
    expect([status, headers.location]).toEqual([301, to + query]);
  }
});

test('a redirect to an anchor keeps the query before the anchor', async () => {
  expect((await site.send('/vieux')).headers.location).toBe('/contact#message');
  expect((await site.send('/vieux?a=b')).headers.location).toBe('/contact?a=b#message');
});

test.each([
  ['/', 'Accueil'],
  ['/contact', 'Contact'],
  ['/c%6Fntact', 'Contact'],
  ['/guides', 'Guides'],
  ['/en', 'Home'],
  ['/assets/a.js', 'a()'],
])('%s is %j', async (path, text) => {
  expect(await site.send(path)).toMatchObject({ status: 200, text });
});

test.each([
  ...['/404', '/500', '/404.html', '/500.html', '/404/', '/_headers', '/_redirects', '/%5Fheaders', '/.secret', '/nope.html', '/nope/'],
  ...['/assets', '/assets/', '/assets%2Fa.js', '/contact%00', '/contact%2F', '//', '//contact', '//evil.example/', '/\\evil.example/'],
  ...['/%', '/%ff', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/../../etc/passwd', '/assets/..%5c.secret', '/__proto__'],
  ...['/index.html.html', '/assets/a.js.html', '/assets/a.js/'],
])('%s is an unknown path', async (path) => {
  const { status, headers, text } = await site.send(path);
  expect([status, headers.location, text]).toEqual([404, undefined, 'Rien ici']);
});

test.each([
  ['/%63ontact', '/contact'],
  ['/%65n/contact', '/en/contact'],
  ['/assets/%61.js', '/assets/a.js'],
  ['http://site.example/contact', '/contact'],
  ['http://site.example', '/'],
])('%s gets the same answer as %s', async (path, same) => {
  const { date: _, ...headers } = (await site.send(same)).headers;
  expect(await site.send(path)).toMatchObject({ status: 200, headers, text: (await site.send(same)).text });
});

test('percent-encoded letters are equal to plain ones, in redirects and unknown paths', async () => {
  expect(await site.send('/%65n/contact/')).toMatchObject({ status: 301, headers: { location: '/en/contact' } });
  expect(await site.send('/%65n/nope')).toMatchObject({ status: 404, text: 'Nothing here' });
});

test.each(['/en/404', '/en/500', '/en/404.html', '/en/nope', '/en/*', '/en/*/'])('%s is an unknown path, in English', async (path) => {
  expect(await site.send(path)).toMatchObject({ status: 404, text: 'Nothing here' });
});

test('a removed address gets 410 with the page for unknown paths', async () => {
  const { status, headers, text } = await site.send('/parti?a=b');
  expect([status, headers.location, text]).toEqual([410, undefined, 'Rien ici']);
  expect(await site.send('/en/gone')).toMatchObject({ status: 410, text: 'Nothing here' });
});

test('a site removed by a build gets 404 until the build is complete', async () => {
  const other = await startSite({ 'index.html': 'Accueil', '404.html': 'Rien ici', 'contact.html': 'Contact' });
  rmSync(other.folder, { recursive: true });
  for (const path of ['/', '/contact', '/rien', '/en/rien']) expect(await other.send(path)).toMatchObject({ status: 404, text: '' });
  mkdirSync(other.folder);
  writeFileSync(join(other.folder, 'contact.html'), 'Contact');
  expect(await other.send('/contact')).toMatchObject({ status: 200, text: 'Contact' });
  await other.stop();
});

test('a new build is served once complete: files, headers, redirects', async () => {
  const other = await startSite({ 'index.html': 'Accueil', 'assets/a.js': 'a()', '404.html': 'Rien ici', _headers: '/*\n  X-Build: 1\n' });
  const write = (name: string, text: string) => writeFileSync(join(other.folder, name), text);
  rmSync(join(other.folder, 'assets/a.js'));
  write('assets/b.js', 'b()');
  write('_headers', '/*\n  X-Build: 2\n');
  write('_redirects', '/ancien / 301\n');
  expect(await other.send('/assets/b.js'), 'a build under way').toMatchObject({ status: 404, headers: { 'x-build': '1' } });
  writeSourceHashes(dirname(other.folder), basename(other.folder), {});
  expect(await other.send('/assets/b.js')).toMatchObject({ status: 200, headers: { 'x-build': '2' } });
  expect(await other.send('/ancien')).toMatchObject({ status: 301 });
  await other.stop();
});
