import { readXml } from '../../inputs/xml.ts';
import { identityOf } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

const file = '/sitemap.xml';

export const sitemap: SiteRule = {
  name: 'sitemap',
  looksAt: 'site',
  explain: `A sitemap that lacks an indexed page, lists an unindexed or unknown one, repeats a page, or has other alternates than the head of the page.
Search engines find pages by the sitemap.

  no <loc> for /contact
    found:    no entry for https://…/contact
    expected: an entry for every indexed page
    way out:  Run npm run build, which writes the sitemap from the schema.`,
  check(site, project) {
    const where = site.folder + file;
    const wayOut = 'Run npm run build, which writes the sitemap from the schema.';
    if (!site.files.has(file)) return [{ where, found: 'no sitemap', expected: 'a sitemap with every indexed page', wayOut }];
    const { origin } = identityOf(project);
    const entries = readSitemap(site.read(file).toString());
    const indexed = [...site.pages.values()].filter(({ page }) => page.indexed);
    const byUrl = new Map(indexed.map((page) => [origin + page.path, page]));
    const listed = new Set(entries.map(({ loc }) => loc));
    const first = new Map(entries.map(({ loc }, index) => [loc, index] as const).reverse());
    return [
      ...entries.flatMap(({ loc, alternates }, index): Located[] => {
        const page = byUrl.get(loc);
        if (!page) return [{ where, found: `an entry for ${loc}`, expected: 'entries for indexed pages of this site only', wayOut }];
        if (first.get(loc) !== index) return [{ where, found: `a second entry for ${loc}`, expected: 'one entry for each page', wayOut }];
        const inHead = sorted(page.alternates.map(({ hreflang, href }) => [hreflang, href]));
        const isSame = inHead === sorted(Object.entries(alternates));
        const found = `alternates of ${loc} that differ from its page: ${sorted(Object.entries(alternates))}`;
        return isSame ? [] : [{ where, page: page.page.id, locale: page.locale, found, expected: inHead, wayOut }];
      }),
      ...indexed
        .filter(({ path }) => !listed.has(origin + path))
        .map(({ path, page, locale }) => ({
          where,
          page: page.id,
          locale,
          found: `no entry for ${origin}${path}`,
          expected: 'an entry for every indexed page',
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
