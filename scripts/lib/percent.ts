/** Percent-encoding in URLs. A percent sign that encodes nothing stays as it is. */
import type { IncomingMessage } from 'node:http';

/** Decodes a path, except delimiters such as `%2F`. */
export function decodePath(path: string): string {
  return tryDecode(decodeURI, path);
}

/** Decodes a part between delimiters: an anchor, a user name, a password. */
export function decodePart(part: string): string {
  return tryDecode(decodeURIComponent, part);
}

/** Decodes a text; a malformed text is returned unchanged. */
function tryDecode(decode: (text: string) => string, text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** Characters that mean the same with and without percent-encoding: RFC 3986, section 2.3. */
const unreserved = /[\w.~-]/;

/**
 * Returns the normalized URL of a request: `/%65n/a/../b` is `/en/b` (RFC 3986, section 6.2.2). Text after the host is always a path:
 * `//name` is not another host.
 */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  // The absolute form, which proxies send and every server accepts: RFC 9112, section 3.2.2.
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const normalized = new URL(`http://localhost${target.startsWith('/') ? '' : '/'}${target}`);
  normalized.pathname = normalizePath(normalized.pathname);
  return normalized;
}

/** Returns a path as browsers request it, with the fewest codes in capital letters: `/caf%C3%A9` for `/café` and `/c%61f%c3%a9`. */
export function normalizePath(path: string): string {
  return new URL(`http://localhost${path}`).pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(character) ? character : code.toUpperCase();
  });
}
