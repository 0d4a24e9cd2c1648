/** The addresses that a page names, whatever element names them. */
import { memoizePerObject } from '../../lib/memoize.ts';
import { hasOneOf, type Tag } from './tag.ts';

interface NamedAddress {
  readonly tag: Tag;
  readonly attribute: string;
  /** As written, entities decoded. */
  readonly target: string;
}

const naming = ['href', 'src', 'action', 'formaction', 'data', 'data-props', 'poster', 'xlink:href'];

const telling = new Set([...naming, 'srcset', 'imagesrcset', 'content']);

/** What a link shown elsewhere is made of: addresses in the `content` of a <meta>. */
const shared = /^og:(?:url|image|audio|video)$/;

/** What a style sheet asks for. */
const inSheet = /url\(\s*["']?([^"')\s]+)/g;

/** All of them, in the order of the page. */
export const addressesIn = memoizePerObject((tags: readonly Tag[]): readonly NamedAddress[] => tags.flatMap(addressesOf));

function addressesOf(tag: Tag): NamedAddress[] {
  const { name, attributes } = tag;
  if (name !== 'style' && !hasOneOf(tag, telling)) return [];
  const found: NamedAddress[] = [];
  for (const attribute of naming) {
    const target = attributes[attribute];
    if (target !== undefined && (attribute !== 'data' || name === 'object')) found.push({ tag, attribute, target });
  }
  const sources = attributes['srcset'] ?? attributes['imagesrcset'];
  if (sources !== undefined) for (const target of candidates(sources)) found.push({ tag, attribute: 'srcset', target });
  if (name === 'style') for (const [, target = ''] of tag.text.matchAll(inSheet)) found.push({ tag, attribute: 'url()', target });
  const content = attributes['content'];
  if (name === 'meta' && content !== undefined && shared.test(attributes['property'] ?? attributes['name'] ?? ''))
    found.push({ tag, attribute: 'content', target: content });
  return found;
}

/** The addresses of a `srcset`. */
function candidates(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
