/** Reading the sitemap. */
import { Parser } from 'htmlparser2';

interface SitemapEntry {
  readonly loc: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** The entries of a sitemap, in its order. */
export function readSitemap(xml: string): SitemapEntry[] {
  const entries: { loc: string; alternates: Record<string, string> }[] = [];
  let inside = '';
  const parser = new Parser(
    {
      onopentag(name, { hreflang = '', href = '' }) {
        inside = name;
        if (name === 'url') entries.push({ loc: '', alternates: {} });
        const entry = entries.at(-1);
        if (name === 'xhtml:link' && entry) entry.alternates[hreflang] = href;
      },
      ontext(text) {
        const entry = entries.at(-1);
        if (inside === 'loc' && entry) entry.loc += text.trim();
      },
      onclosetag() {
        inside = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return entries;
}
