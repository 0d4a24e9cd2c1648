/** Addresses as a browser reads them. */
import { decodedPart, decodedPath } from '../../lib/percent.ts';
import { kept } from './kept.ts';

/** What an address leads to: `origin` is undefined for one that no browser can read. */
interface Address {
  readonly origin: string | undefined;
  readonly path: string;
  readonly anchor: string | undefined;
}

/** Those that mean the same on every page, which thousands of pages name again and again, and many rules ask for. */
const resolved = new Map<string, URL | undefined>();
const known = new Map<string, Address>();

/** What an address on a page leads to, resolved; undefined for one that no browser can read. */
export function resolveAddress(target: string, path: string, origin: string): URL | undefined {
  if (!isAbsolute(target)) return resolve(target, origin + path);
  if (!resolved.has(target)) resolved.set(kept(target), resolve(target, origin));
  const url = resolved.get(target);
  // Fixtures have sites of their own: an address from the root means another there.
  return url === undefined || !target.startsWith('/') || url.origin === origin ? url : resolve(target, origin);
}

function resolve(target: string, base: string): URL | undefined {
  return URL.canParse(target, base) ? new URL(target, base) : undefined;
}

/** Whether an address leads to the same place from every page of a site. */
function isAbsolute(target: string): boolean {
  return target.startsWith('/') || /^[a-z]+:\/\//.test(target);
}

/** Reads an address that the page at `path` names, on the site at `origin`. */
export function readAddress(target: string, path: string, origin: string): Address {
  if (!isAbsolute(target)) return addressOf(resolveAddress(target, path, origin));
  const key = kept(`${origin} ${target}`);
  const before = known.get(key);
  if (before) return before;
  const address = addressOf(resolveAddress(target, path, origin));
  known.set(key, address);
  return address;
}

function addressOf(url: URL | undefined): Address {
  return { origin: url?.origin, path: url === undefined ? '' : decodedPath(url.pathname), anchor: url && anchorOf(url) };
}

/** The id that an address names on its page; undefined for the page as a whole. */
function anchorOf({ hash }: URL): string | undefined {
  return hash === '' ? undefined : decodedPart(hash.slice(1));
}
