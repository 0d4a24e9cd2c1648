/** Headers of `_headers`, applied as hosts do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallSite, startSite } from './site.ts';

let site: SmallSite;

beforeAll(async () => {
  site = await startSite({
    'index.html': 'Accueil',
    'a.html': 'A',
    'guides/b.html': 'B',
    '404.html': 'Rien ici',
    '500.html': 'Erreur',
    'assets/x.js': 'x()',
    _headers: `# What a host reads
/*
  X-Everywhere: one: two
  Vary: Accept
/:page
  Cache-Control: max-age=300
/guides/:page
  Cache-Control: max-age=600
/assets/*
  Cache-Control: max-age=31536000, immutable
  Vary:   Origin
`,
  });
});

afterAll(() => site.stop());

test.each([
  ['/', undefined, 'Accept'],
  ['/a', 'max-age=300', 'Accept'],
  ['/guides/b', 'max-age=600', 'Accept'],
  ['/assets/x.js', 'max-age=31536000, immutable', 'Accept, Origin'],
])('%s has the headers of every matching rule', async (path, caching, vary) => {
  const { headers } = await site.send(path);
  expect([headers['cache-control'], headers.vary, headers['x-everywhere']]).toEqual([caching, vary, 'one: two']);
  expect((await site.send(path, {}, 'HEAD')).headers).toMatchObject({ ...headers, date: expect.anything() });
});

test('an error response is not cached, even if a rule matches its path', async () => {
  for (const path of ['/assets/gone.js', '/gone']) {
    const { status, headers } = await site.send(path);
    expect([status, headers['cache-control'], headers['x-everywhere']]).toEqual([404, 'no-cache', 'one: two']);
  }
  expect((await site.send('/assets/x.js', { Range: 'bytes=99-' })).headers['cache-control']).toBe('no-cache');
});
