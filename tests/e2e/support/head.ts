/** What the head of a document says. */
import type { HTMLElement } from 'node-html-parser';

export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  readonly canonicals: readonly string[];
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
  readonly robots: string | undefined;
  /** The nodes of every JSON-LD block. Throws when a block is not JSON. */
  readonly structuredData: readonly JsonLdNode[];
}

export interface JsonLdNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

export function readHead(document: HTMLElement): HeadFacts {
  const attributes = (selector: string, name: string) =>
    document.querySelectorAll(`head ${selector}`).map((element) => element.getAttribute(name) ?? '');
  return {
    title: document.querySelector('head title')?.text.trim() ?? '',
    description: attributes('meta[name="description"]', 'content').join().trim(),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    alternates: Object.fromEntries(
      document
        .querySelectorAll('head link[rel="alternate"][hreflang]')
        .map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']),
    ),
    robots: attributes('meta[name="robots"]', 'content')[0],
    structuredData: document.querySelectorAll('script[type="application/ld+json"]').flatMap((script) => nodesOf(script.rawText)),
  };
}

function nodesOf(json: string): JsonLdNode[] {
  const block = JSON.parse(json) as { readonly '@context'?: string; readonly '@graph'?: JsonLdNode[] };
  if (block['@context'] !== 'https://schema.org') throw new Error(`JSON-LD with context ${block['@context']}`);
  return block['@graph'] ?? [block as unknown as JsonLdNode];
}
