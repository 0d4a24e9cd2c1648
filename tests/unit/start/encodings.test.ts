/** Content negotiation: compressed files, `Vary` and entity tags. */
import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressTexts } from '#scripts/build/compress.ts';
import { type Answer, type SmallSite, startSite } from './site.ts';

const page = `<!DOCTYPE html><title>Été</title>${'<p>Une phrase comme tant d’autres.</p>'.repeat(50)}`;
const decoded = { br: brotliDecompressSync, gzip: gunzipSync };

let site: SmallSite;

beforeAll(async () => {
  site = await startSite({
    'index.html': page,
    'short.html': 'court',
    'en/about.html': page,
    'assets/x.js': `x(${'"y",'.repeat(400)}1)`,
    'icon.png': 'P'.repeat(2000),
    '404.html': page,
    '500.html': page,
    'en/404.html': page,
    _headers: '/assets/*\n  Vary: Origin\n',
  });
  await compressTexts(site.folder);
  expect(readdirSync(site.folder, { recursive: true }).filter((file) => String(file).endsWith('.br'))).toHaveLength(6);
});

afterAll(() => site.stop());

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['br;q=0, *', 'gzip'],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity, br;q=0.9', undefined],
  ['identity;q=0.5, br;q=0.4, gzip;q=0.6', 'gzip'],
  ['zstd, deflate', undefined],
  ['', undefined],
  ['br;q=nonsense, gzip;q=1', 'gzip'],
])('Accept-Encoding %j gets %s', async (accepted, coding) => {
  const answer = await site.send('/', { 'Accept-Encoding': accepted });
  expectForm(answer, coding);
  expect((await site.send('/', { 'Accept-Encoding': accepted }, 'HEAD')).headers).toEqual({ ...answer.headers, date: expect.anything() });
});

test('without Accept-Encoding, or without a smaller copy, the plain file is sent', async () => {
  expectForm(await site.send('/'), undefined);
  for (const path of ['/short', '/icon.png']) {
    const { headers } = await site.send(path, { 'Accept-Encoding': 'br, gzip' });
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined]);
  }
});

test('each form has its own entity tag, for conditional and range requests', async () => {
  const answers = await Promise.all(['br', 'gzip', 'identity'].map((coding) => site.send('/', { 'Accept-Encoding': coding })));
  const tags = answers.map(({ headers }) => headers.etag ?? '');
  expect(new Set(tags).size).toBe(3);
  for (const tag of tags) expect(tag).toMatch(/^"/);
  const [br = '', gzip = ''] = tags;
  const cached = await site.send('/', { 'Accept-Encoding': 'br', 'If-None-Match': br });
  expect([cached.status, cached.headers.etag, cached.headers.vary, cached.text]).toEqual([304, br, 'Accept-Encoding', '']);
  expect(cached.headers['content-encoding']).toBeUndefined();
  expect((await site.send('/', { 'Accept-Encoding': 'br', 'If-None-Match': gzip })).status).toBe(200);

  const whole = answers[0]?.bytes ?? Buffer.of();
  const part = await site.send('/', { 'Accept-Encoding': 'br', Range: 'bytes=2-9', 'If-Range': br });
  expect([part.status, part.headers['content-range'], part.headers['content-encoding']]).toEqual([206, `bytes 2-9/${whole.length}`, 'br']);
  expect(part.bytes).toEqual(whole.subarray(2, 10));
  const other = await site.send('/', { 'Accept-Encoding': 'br', Range: 'bytes=2-9', 'If-Range': gzip });
  expect([other.status, other.bytes]).toEqual([200, whole]);
});

test('compressed copies have no path; pages of all languages and error pages are compressed', async () => {
  for (const path of ['/index.html.br', '/.br', '/en/about.html.gz', '/en/about.br', '/assets/x.js.br']) {
    const answer = await site.send(path, { 'Accept-Encoding': 'br' });
    expect([answer.status, answer.headers['content-encoding']], path).toEqual([404, 'br']);
    expect(brotliDecompressSync(answer.bytes).toString()).toBe(page);
  }
  expectForm(await site.send('/en/about', { 'Accept-Encoding': 'br' }), 'br');
  const script = await site.send('/assets/x.js', { 'Accept-Encoding': 'gzip' });
  expect([script.headers['content-encoding'], script.headers.vary]).toEqual(['gzip', 'Origin, Accept-Encoding']);
  expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
});

function expectForm({ status, headers, bytes }: Answer, coding: string | undefined): void {
  expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
  expect([headers['content-type'], headers['content-length']]).toEqual(['text/html; charset=utf-8', String(bytes.length)]);
  const text = coding === undefined ? bytes : decoded[coding as 'br'](bytes);
  expect(text.toString()).toBe(page);
}
