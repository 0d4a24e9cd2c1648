/** Addresses in the HTML of a page, resolved as browsers do. */
import { memoizePerObject, memoizePerText } from '../../lib/maps.ts';
import { decodePart, decodePath } from '../../lib/percent.ts';
import type { Tag } from './page-tags.ts';

interface Address {
  /** Undefined for an address that no browser can parse. */
  readonly origin: string | undefined;
  readonly path: string;
  /** The id in the fragment; undefined for the page as a whole. */
  readonly anchor: string | undefined;
}

/** Resolves an address on the page at `path`, on the site at `origin`. Returns undefined for one that no browser can parse. */
export function resolveAddress(target: string, path: string, origin: string): URL | undefined {
  const isAbsolute = target.startsWith('/') || /^[a-z]+:\/\//.test(target);
  return resolve(target, isAbsolute ? origin : origin + path);
}

/** Memoized, because pages repeat addresses. */
const resolve = memoizePerText((target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined));

export function readAddress(target: string, path: string, origin: string): Address {
  const url = resolveAddress(target, path, origin);
  if (!url) return { origin: undefined, path: '', anchor: undefined };
  return { origin: url.origin, path: decodePath(url.pathname), anchor: url.hash === '' ? undefined : decodePart(url.hash.slice(1)) };
}

interface NamedAddress {
  readonly tag: Tag;
  readonly attribute: string;
  /** As written, entities decoded. */
  readonly target: string;
}

const naming = ['href', 'src', 'action', 'formaction', 'data', 'data-props', 'poster', 'xlink:href'];

/** Properties of a <meta> whose `content` is an address. */
const shared = /^og:(?:url|image|audio|video)$/;

const inSheet = /url\(\s*["']?([^"')\s]+)/g;

/** Returns the addresses of some elements, in document order. */
export const addressesIn = memoizePerObject((tags: readonly Tag[]): readonly NamedAddress[] => tags.flatMap(addressesOf));

function addressesOf(tag: Tag): NamedAddress[] {
  const { name, attributes } = tag;
  const found: NamedAddress[] = [];
  for (const attribute of naming) {
    const target = attributes[attribute];
    if (target !== undefined && (attribute !== 'data' || name === 'object')) found.push({ tag, attribute, target });
  }
  const sources = attributes['srcset'] ?? attributes['imagesrcset'];
  for (const candidate of sources?.split(/,\s+/) ?? []) {
    const [target = ''] = candidate.trim().split(/\s+/);
    if (target !== '') found.push({ tag, attribute: 'srcset', target });
  }
  if (name === 'style') for (const [, target = ''] of tag.text.matchAll(inSheet)) found.push({ tag, attribute: 'url()', target });
  const content = attributes['content'];
  if (name === 'meta' && content !== undefined && shared.test(attributes['property'] ?? attributes['name'] ?? ''))
    found.push({ tag, attribute: 'content', target: content });
  return found;
}
