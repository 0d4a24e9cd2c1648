/** Ranges and conditional requests by RFC 9110. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmallSite, startSite } from './site.ts';

const text = '0123456789abcdefghij';
let site: SmallSite;
let etag: string;
let modified: string;

beforeAll(async () => {
  site = await startSite({ 'x.txt': text, '404.html': '', '500.html': '' });
  const { headers } = await site.send('/x.txt');
  etag = headers.etag ?? '';
  modified = headers['last-modified'] ?? '';
  expect([etag, modified, headers['accept-ranges']]).toEqual([
    expect.stringMatching(/^"[\w-]{22}"$/),
    expect.stringMatching(/GMT$/),
    'bytes',
  ]);
});

afterAll(() => site.stop());

test.each([
  ['bytes=0-4', '01234', 'bytes 0-4/20'],
  ['bytes=5-5', '5', 'bytes 5-5/20'],
  ['bytes=15-', 'fghij', 'bytes 15-19/20'],
  ['bytes=15-99', 'fghij', 'bytes 15-19/20'],
  ['Bytes=0-1', '01', 'bytes 0-1/20'],
  ['bytes=-5', 'fghij', 'bytes 15-19/20'],
  ['bytes=-99', text, 'bytes 0-19/20'],
])('%s gets a range', async (range, part, contentRange) => {
  const answer = await site.send('/x.txt', { Range: range });
  expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([206, part, contentRange]);
  expect(answer.headers['content-length']).toBe(String(part.length));
});

test.each(['bytes=20-', 'bytes=99-100', 'bytes=-0'])('%s is not satisfiable', async (range) => {
  const { status, headers } = await site.send('/x.txt', { Range: range });
  expect([status, headers['content-range']]).toEqual([416, 'bytes */20']);
});

test.each(['bytes=5-2', 'bytes=-', 'bytes=', 'bytes=a-b', 'bytes=1', 'bytes=1-2-3', 'lines=1-2', '1-2', 'bytes=0-1,5-6', 'bytes=0x1-2'])(
  '%s is the whole file',
  async (range) => {
    const { status, headers, text: body } = await site.send('/x.txt', { Range: range });
    expect([status, headers['content-range'], body]).toEqual([200, undefined, text]);
  },
);

test('a range applies to GET, and not after a failed If-Range', async () => {
  const head = await site.send('/x.txt', { Range: 'bytes=0-4' }, 'HEAD');
  expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '20', '']);
  expect(await site.send('/x.txt', { Range: 'bytes=0-4', 'If-Range': etag })).toMatchObject({ status: 206, text: '01234' });
  for (const validator of [`W/${etag}`, '"other"', modified, 'Thu, 01 Jan 1970 00:00:00 GMT']) {
    expect(await site.send('/x.txt', { Range: 'bytes=0-4', 'If-Range': validator })).toMatchObject({ status: 200, text });
  }
});

test('a valid cached copy gets 304', async () => {
  const later = new Date(Date.parse(modified) + 60_000).toUTCString();
  const earlier = new Date(Date.parse(modified) - 1000).toUTCString();
  const cases: [Record<string, string>, number][] = [
    [{ 'If-None-Match': etag }, 304],
    [{ 'If-None-Match': etag, 'Cache-Control': 'no-cache' }, 304],
    [{ 'If-Modified-Since': modified, 'Cache-Control': 'no-cache' }, 304],
    [{ 'If-None-Match': `"a", ${etag}` }, 304],
    [{ 'If-None-Match': `W/${etag}` }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': '"a"' }, 200],
    [{ 'If-Modified-Since': modified }, 304],
    [{ 'If-Modified-Since': later }, 304],
    [{ 'If-Modified-Since': earlier }, 200],
    [{ 'If-Modified-Since': 'yesterday' }, 200],
    [{ 'If-None-Match': '"a"', 'If-Modified-Since': later }, 200],
    [{ 'If-None-Match': etag, Range: 'bytes=0-4' }, 304],
    [{ 'If-None-Match': etag.slice(0, -2) }, 200],
    [{ 'If-None-Match': etag, 'If-Modified-Since': earlier }, 304],
    [{ 'If-Match': '"a"' }, 412],
    [{ 'If-Match': `W/${etag}` }, 412],
    [{ 'If-Match': `"a", ${etag}`, 'If-Unmodified-Since': earlier }, 200],
    [{ 'If-Match': '*' }, 200],
    [{ 'If-Unmodified-Since': earlier }, 412],
  ];
  for (const [headers, status] of cases) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await site.send('/x.txt', headers, method);
      expect([answer.status, answer.headers['content-range']], `${method} ${JSON.stringify(headers)}`).toEqual([status, undefined]);
      if (status === 304) expect([answer.text, answer.headers.etag, answer.headers['last-modified']]).toEqual(['', etag, modified]);
    }
  }
});
