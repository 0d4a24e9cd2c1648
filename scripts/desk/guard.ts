/** Refuses requests to the desk that do not come from its own page. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { deskPrefix, tokenHeader } from './protocol.ts';

/** Most bytes of a body: the longest page has a tenth of this. */
export const maxBodyBytes = 1_000_000;

/** The method of each request below the prefix. */
export const methods: Readonly<Record<string, 'GET' | 'POST'>> = {
  '': 'GET',
  texts: 'GET',
  changes: 'GET',
  examine: 'POST',
  draft: 'POST',
  'last-change': 'POST',
  save: 'POST',
  propose: 'POST',
  export: 'POST',
};

export interface Refusal {
  readonly status: number;
  readonly sentence: string;
}

/** Returns the reason to refuse a request to `name` below the prefix; undefined for a request of the desk's own page. */
export function refusalOf(
  { method, headers, socket }: Pick<IncomingMessage, 'method' | 'headers' | 'socket'>,
  url: URL,
  token: string,
): Refusal | undefined {
  const name = url.pathname.slice(deskPrefix.length);
  const port = socket.localPort;
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin } = headers;
  if (!hosts.includes(host)) return { status: 403, sentence: `The request names the host "${host}"; ${hosts.join(' or ')} expected.` };
  if (!Object.hasOwn(methods, name)) {
    const known = Object.keys(methods).filter((each) => each !== '');
    return { status: 404, sentence: `The desk has nothing at "${name}"; ${known.join(', ')} expected.` };
  }
  const expected = methods[name];
  if (method !== expected) return { status: 405, sentence: `The method of "${name}" is ${method}; ${expected} expected.` };
  if (origin === undefined ? expected === 'POST' : origin !== `http://${host}`) {
    return {
      status: 403,
      sentence: `The request comes from ${origin === undefined ? 'no origin' : `the origin "${origin}"`}; http://${host} expected.`,
    };
  }
  const given = name === '' ? url.searchParams.get('token') : headers[tokenHeader];
  if (!isSame(String(given ?? ''), token)) {
    return {
      status: 403,
      sentence: 'The token is missing or of an earlier start; open the address of the desk that the terminal shows now.',
    };
  }
  if (expected === 'POST' && !/^application\/json\b/.test(headers['content-type'] ?? '')) {
    return { status: 415, sentence: `The body is "${headers['content-type'] ?? 'of no type'}"; application/json expected.` };
  }
  return undefined;
}

/** Compares in a time that does not depend on the place of the first difference. */
function isSame(given: string, token: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
