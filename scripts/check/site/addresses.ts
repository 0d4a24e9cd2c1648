/** Addresses as a browser reads them. */
import { memoizePerText } from '../../lib/memoize.ts';
import { decodedPart, decodedPath } from '../../lib/percent.ts';

/** What an address leads to: `origin` is undefined for one that no browser can read. */
interface Address {
  readonly origin: string | undefined;
  readonly path: string;
  readonly anchor: string | undefined;
}

/** What an address on a page leads to, resolved; undefined for one that no browser can read. */
export function resolveAddress(target: string, path: string, origin: string): URL | undefined {
  return isAbsolute(target) ? resolveAbsolute(target, origin) : resolve(target, origin + path);
}

/** Reads an address that the page at `path` names, on the site at `origin`. */
export function readAddress(target: string, path: string, origin: string): Address {
  return isAbsolute(target) ? readAbsolute(target, origin) : addressOf(resolve(target, origin + path));
}

/** Whether an address leads to the same place from every page of a site. */
function isAbsolute(target: string): boolean {
  return target.startsWith('/') || /^[a-z]+:\/\//.test(target);
}

/** Thousands of pages name the same ones again and again, and many rules ask for each. */
const resolveAbsolute = memoizePerText((target: string, origin: string) => resolve(target, origin));
const readAbsolute = memoizePerText((target: string, origin: string) => addressOf(resolveAbsolute(target, origin)));

function resolve(target: string, base: string): URL | undefined {
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
}

function addressOf(url: URL | undefined): Address {
  return { origin: url?.origin, path: url === undefined ? '' : decodedPath(url.pathname), anchor: url && anchorOf(url) };
}

/** The id that an address names on its page; undefined for the page as a whole. */
function anchorOf({ hash }: URL): string | undefined {
  return hash === '' ? undefined : decodedPart(hash.slice(1));
}
