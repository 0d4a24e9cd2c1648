/** What a request asks for. */
import type { IncomingMessage } from 'node:http';

/** Signs that mean the same whether they are percent-encoded or not: RFC 3986, section 2.3. */
const unreserved = /[\w.~-]/;

/**
 * The address that a request asks for. What follows the host is a path whatever it looks like: `//` names no other host.
 * Addresses that are the same by RFC 3986, section 6.2.2, are written in the same way: `/%65n/a/../b` is `/en/b`.
 */
export function urlOf({ url = '/' }: IncomingMessage): URL {
  // The form in which proxies are asked, which every server takes: RFC 9112, section 3.2.2.
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  const asked = new URL(`http://localhost${target.startsWith('/') ? '' : '/'}${target}`);
  asked.pathname = asked.pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return unreserved.test(sign) ? sign : code.toUpperCase();
  });
  return asked;
}
