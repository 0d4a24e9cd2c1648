/** Requests that the desk refuses. */
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { refusalOf } from '../../../scripts/desk/guard.ts';

const token = 'a token of the desk';
const origin = 'http://127.0.0.1:5173';
const right = { host: '127.0.0.1:5173', origin, 'x-desk-token': token, 'content-type': 'application/json' };

function refusal(method: string, path: string, headers: Readonly<Record<string, string | undefined>>) {
  const request = { method, headers, socket: { localPort: 5173 } } as unknown as IncomingMessage;
  return refusalOf(request, new URL(`http://localhost/__desk/${path}`), token);
}

test('requests of the own page pass', () => {
  expect(refusal('POST', 'save', right)).toBeUndefined();
  expect(refusal('GET', 'texts', { ...right, origin: undefined, 'content-type': undefined })).toBeUndefined();
  expect(refusal('GET', `?token=${encodeURIComponent(token)}`, { host: 'localhost:5173' })).toBeUndefined();
});

test.each([
  ['another host', 'POST', 'save', { host: 'desk.example:5173', origin: 'http://desk.example:5173' }, 403, 'the host "desk.example:5173"'],
  ['another port', 'POST', 'save', { host: '127.0.0.1:80' }, 403, 'the host'],
  ['another origin', 'POST', 'save', { origin: 'http://127.0.0.1:8080' }, 403, 'the origin "http://127.0.0.1:8080"'],
  ['a read by another origin', 'GET', 'texts', { origin: 'https://site.example' }, 403, 'the origin'],
  ['a write without origin', 'POST', 'draft', { origin: undefined }, 403, 'no origin'],
  ['no token', 'GET', 'texts', { 'x-desk-token': undefined }, 403, 'The token is missing'],
  ['a wrong token', 'POST', 'save', { 'x-desk-token': 'a token of the dusk' }, 403, 'earlier start'],
  ['a page without token', 'GET', '', {}, 403, 'open the address'],
  ['a write by GET', 'GET', 'save', {}, 405, 'POST expected'],
  ['a form', 'POST', 'save', { 'content-type': 'text/plain' }, 415, 'application/json expected'],
  ['an unknown name', 'GET', 'constructor', {}, 404, 'texts, changes'],
])('%s is refused', (_, method, path, headers, status, words) => {
  const refused = refusal(method, path, { ...right, ...headers });
  expect(refused).toMatchObject({ status, sentence: expect.stringContaining(words) });
});
