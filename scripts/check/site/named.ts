/** The addresses that a page names, whatever element names them. */
import type { Tag } from './tag.ts';

interface NamedAddress {
  readonly tag: Tag;
  readonly attribute: string;
  /** As written, entities decoded. */
  readonly target: string;
}

const naming = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href'];

/** What a link shown elsewhere is made of: addresses in the `content` of a <meta>. */
const shared = /^(?:og:(?:url|image|audio|video)|twitter:image)$/;

/** All of them, in the order of the page. */
export function addressesIn(tags: readonly Tag[]): NamedAddress[] {
  return tags.flatMap((tag) => {
    const { name, attributes } = tag;
    const found: NamedAddress[] = [];
    for (const attribute of naming) {
      const target = attributes[attribute];
      if (target !== undefined && (attribute !== 'data' || name === 'object')) found.push({ tag, attribute, target });
    }
    for (const target of candidates(attributes['srcset'] ?? attributes['imagesrcset'])) found.push({ tag, attribute: 'srcset', target });
    const content = attributes['content'];
    if (name === 'meta' && content !== undefined && shared.test(attributes['property'] ?? attributes['name'] ?? ''))
      found.push({ tag, attribute: 'content', target: content });
    return found;
  });
}

/** The addresses of a `srcset`. */
function candidates(srcset: string | undefined): string[] {
  return (srcset ?? '').split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
