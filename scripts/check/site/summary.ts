/** What is kept of a built page when its document is let go: enough for the rules that compare pages. */
import type { HTMLElement } from 'node-html-parser';
import type { PageModel } from '../../codegen/model.ts';
import { type Place, placesIn } from '../../lib/lines.ts';

export interface PagePlace {
  readonly page: PageModel;
  readonly locale: string;
  /** From the root: `/en/about`. */
  readonly path: string;
  /** Its file, from the project folder. */
  readonly file: string;
}

export interface PageSummary extends PagePlace {
  /** Of its HTML. */
  readonly bytes: number;
  readonly ids: ReadonlySet<string>;
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly canonical: string | undefined;
  readonly robots: string | undefined;
  /** `<link rel="alternate" hreflang>`, in the order of the page. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  /** Everything that names an address, in the order of the page. */
  readonly links: readonly Link[];
}

/** An address that a page names. */
export interface Link extends Place {
  /** The element, in small letters: `a`, `link`, `script`, `img`, `iframe`, `form`. */
  readonly element: string;
  /** As written, entities decoded. */
  readonly target: string;
  readonly rel: string | undefined;
  readonly hreflang: string | undefined;
  /** The accessible name of an `a`, spaces collapsed; empty for other elements. */
  readonly label: string;
}

const naming = 'a[href], link[href], script[src], img[src], iframe[src], form[action]';

export function summarize(place: PagePlace, html: string, document: HTMLElement): PageSummary {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const placeOf = placesIn(html);
  const links = document.querySelectorAll(naming).map(
    (element): Link => ({
      ...placeOf(element.range[0]),
      element: element.tagName.toLowerCase(),
      target: element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '',
      rel: element.getAttribute('rel'),
      hreflang: element.getAttribute('hreflang'),
      label: element.tagName === 'A' ? labelOf(element) : '',
    }),
  );
  return {
    ...place,
    bytes: Buffer.byteLength(html),
    ids: new Set(document.querySelectorAll('[id]').map((element) => element.id)),
    title: document.querySelector('title')?.text,
    description: attribute('meta[name="description"]', 'content'),
    canonical: attribute('link[rel="canonical"]', 'href'),
    robots: attribute('meta[name="robots"]', 'content'),
    alternates: links
      .filter(({ element, rel, hreflang }) => element === 'link' && rel === 'alternate' && hreflang !== undefined)
      .map(({ hreflang = '', target }) => ({ hreflang, href: target })),
    links,
  };
}

/** What a link says of where it leads, to eyes or to a reader of the screen. */
function labelOf(element: HTMLElement): string {
  const images = element.querySelectorAll('img[alt]').map((image) => image.getAttribute('alt') ?? '');
  const label = element.getAttribute('aria-label') ?? [element.text, ...images].join(' ');
  return label.replace(/\s+/g, ' ').trim();
}
