/** What is kept of a built page when its tags are let go: enough for the rules that compare pages. */
import { createHash } from 'node:crypto';
import type { PageModel } from '../../codegen/model.ts';
import { type Place, placesIn } from '../../lib/lines.ts';
import { readAddress } from './addresses.ts';
import { kept, keptNames } from './kept.ts';
import { addressesIn } from './named.ts';
import type { PageTags } from './read-tags.ts';
import type { Tag } from './tag.ts';

export interface PagePlace {
  readonly page: PageModel;
  readonly locale: string;
  /** From the root: `/en/about`. */
  readonly path: string;
  /** Its file, from the project folder. */
  readonly file: string;
}

export interface PageSummary extends PagePlace {
  readonly ids: ReadonlySet<string>;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** `<link rel="alternate" hreflang>`, in the order of the page. */
  readonly alternates: readonly Alternate[];
  /** Every class that its elements wear: pages of a kind have the same, hundreds of them. */
  readonly classes: ReadonlySet<string>;
  /** What leads to other pages or to files of this site, in the order of the page. */
  readonly links: readonly Link[];
  readonly images: readonly Image[];
  /** Scripts without an address, but for data. */
  readonly inlineScripts: readonly InlineCode[];
  readonly inlineStyles: readonly InlineCode[];
}

interface Alternate extends Place {
  readonly hreflang: string;
  readonly href: string;
}

/** An address of this site that a page names, written from the root or with the origin. */
export interface Link extends Place {
  /** The element, in small letters: `a`, `link`, `script`, `img`, `iframe`, `form`, `meta`. */
  readonly element: string;
  /** As written, entities decoded. */
  readonly target: string;
  /** The path that it leads to, from the root. */
  readonly path: string;
  /** The id that it names there. */
  readonly anchor: string | undefined;
  readonly hreflang: string | undefined;
}

/** An image of this site, with the size it is shown in, in CSS pixels, where its page says so. */
export interface Image extends Place {
  readonly path: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** Whether it is shown on a page, rather than where a link to the page is shared. */
  readonly isShown: boolean;
}

/** A script or a style sheet that stands in its page. */
export interface InlineCode extends Place {
  /** The attribute; empty for a script or a style sheet like others. */
  readonly type: string;
  /** As a content policy lists it: `sha256-…`. */
  readonly hash: string;
}

/** `origin` is that of the site. */
export function summarize(place: PagePlace, html: string, { tags, classes }: PageTags, origin: string): PageSummary {
  const at = placesIn(html);
  const meta = (name: string) =>
    tags.find(({ attributes }) => (attributes['name'] ?? attributes['property']) === name)?.attributes['content'];
  const links: Link[] = [];
  const images: Image[] = [];
  for (const { tag, target } of addressesIn(tags)) {
    const address = readAddress(target, place.path, origin);
    if (address.origin !== origin) continue;
    const { path, anchor } = address;
    const { line, column } = at(tag.offset);
    links.push({ line, column, element: tag.name, target: kept(target), path, anchor, hreflang: kept(tag.attributes['hreflang']) });
    const size = (name: string, shared: string) => Number(tag.name === 'meta' ? meta(shared) : tag.attributes[name]) || undefined;
    const isShared = tag.attributes['property'] === 'og:image';
    if (tag.name !== 'img' && !isShared) continue;
    images.push({
      path,
      line,
      column,
      width: size('width', 'og:image:width'),
      height: size('height', 'og:image:height'),
      isShown: !isShared,
    });
  }
  return {
    ...place,
    ids: keptNames(tags.flatMap(({ attributes }) => attributes['id'] ?? [])),
    title: kept(tags.find(({ name }) => name === 'title')?.text),
    description: kept(meta('description')),
    alternates: tags.flatMap(({ name, attributes, offset }): Alternate[] => {
      const { rel, hreflang, href = '' } = attributes;
      if (name !== 'link' || rel !== 'alternate' || hreflang === undefined) return [];
      return [{ ...at(offset), hreflang: kept(hreflang), href: kept(href) }];
    }),
    classes: keptNames(classes),
    links,
    images,
    inlineScripts: inline(tags, 'script', at),
    inlineStyles: inline(tags, 'style', at),
  };
}

function inline(tags: readonly Tag[], element: 'script' | 'style', at: (offset: number) => Place): InlineCode[] {
  return tags.flatMap(({ name, attributes, text, offset }): InlineCode[] => {
    const { type = '', src } = attributes;
    if (name !== element || src !== undefined || /json/.test(type)) return [];
    return [{ ...at(offset), type, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }];
  });
}
