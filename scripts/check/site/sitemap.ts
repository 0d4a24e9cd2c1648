/** Reading the sitemap. */
import { readXml } from './xml.ts';

interface SitemapEntry {
  readonly loc: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The entries of a sitemap, in its order. */
export function readSitemap(xml: string): SitemapEntry[] {
  const entries: { loc: string; alternates: Record<string, string> }[] = [];
  for (const { name, attributes, text } of readXml(xml).elements) {
    if (name === 'url') entries.push({ loc: '', alternates: {} });
    const entry = entries.at(-1);
    if (name === 'loc' && entry) entry.loc = text;
    if (name === 'xhtml:link' && entry) entry.alternates[attributes['hreflang'] ?? ''] = attributes['href'] ?? '';
  }
  return entries;
}
