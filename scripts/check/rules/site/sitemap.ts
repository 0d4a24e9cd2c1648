/** The sitemap is the set of indexed pages, each with the alternates that its head has. */

import { readXml } from '../../inputs/xml.ts';
import { identityOf } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/sitemap.xml';

export const sitemap: SiteRule = {
  name: 'sitemap',
  looksAt: 'site',
  explain: `A sitemap without one of the indexed pages, with a page that is kept from search engines or an address that is none of this
site, with one twice, or with other alternates than the page has in its head.

  no <loc> for /contact   found:   no entry for https://…/contact
                          way out: npm run build writes the sitemap from the schema`,
  check(site, project) {
    const where = site.folder + file;
    const wayOut = 'run npm run build, which writes the sitemap from the schema';
    if (!site.files.has(file)) return [{ where, found: 'no sitemap', expected: 'one with every indexed page', wayOut }];
    const { origin } = identityOf(project);
    const entries = readSitemap(site.read(file).toString());
    const indexed = [...site.pages.values()].filter(({ page }) => page.indexed);
    const byUrl = new Map(indexed.map((page) => [origin + page.path, page]));
    const listed = new Set(entries.map(({ loc }) => loc));
    const first = new Map(entries.map(({ loc }, index) => [loc, index] as const).reverse());
    return [
      ...entries.flatMap(({ loc, alternates }, index): Located[] => {
        const page = byUrl.get(loc);
        if (!page) return [{ where, found: `an entry for ${loc}`, expected: 'indexed pages of this site', wayOut }];
        if (first.get(loc) !== index) return [{ where, found: `a second entry for ${loc}`, expected: 'each page once', wayOut }];
        const inHead = sorted(page.alternates.map(({ hreflang, href }) => [hreflang, href]));
        const isSame = inHead === sorted(Object.entries(alternates));
        const found = `alternates of ${loc} that its page does not have: ${sorted(Object.entries(alternates))}`;
        return isSame ? [] : [{ where, page: page.page.id, locale: page.locale, found, expected: inHead, wayOut }];
      }),
      ...indexed
        .filter(({ path }) => !listed.has(origin + path))
        .map(({ path, page, locale }) => ({
          where,
          page: page.id,
          locale,
          found: `no entry for ${origin}${path}`,
          expected: 'every indexed page',
          wayOut,
        })),
    ];
  },
};

function sorted(alternates: readonly (readonly string[])[]): string {
  return alternates
    .map((pair) => pair.join(' '))
    .sort()
    .join(', ');
}

interface Entry {
  readonly loc: string;
  /** Addresses by hreflang. */
  readonly alternates: Readonly<Record<string, string>>;
}

function readSitemap(xml: string): Entry[] {
  const entries: { loc: string; alternates: Record<string, string> }[] = [];
  for (const { name, attributes, text } of readXml(xml).elements) {
    if (name === 'url') entries.push({ loc: '', alternates: {} });
    const entry = entries.at(-1);
    if (name === 'loc' && entry) entry.loc = text;
    if (name === 'xhtml:link' && entry) entry.alternates[attributes['hreflang'] ?? ''] = attributes['href'] ?? '';
  }
  return entries;
}
