/** The languages of a page name one another, all of them, and the default one. */

import type { PageSummary } from '../../inputs/built-site.ts';
import { identityOf } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const hreflang: SiteRule = {
  name: 'hreflang',
  looksAt: 'site',
  explain: `An indexed page whose alternates (link rel="alternate" hreflang) lack a language or x-default, name an address that is not the
page in that language, or are not named back by it; a page kept from search engines that has any. A search engine drops a set
that does not close, and shows the French page to English readers.

  /contact without hreflang="en"   found:   no alternate for en
                                   way out: alternateUrls() writes them all, in renderer/document/head.tsx`,
  check(site, project) {
    const { origin } = identityOf(project);
    return [...site.pages.values()].flatMap((page) => {
      const { page: model, locale, path, file, alternates } = page;
      const place = { where: file, page: model.id, locale };
      const wanted: Readonly<Record<string, string>> = model.indexed
        ? { ...model.paths, 'x-default': model.paths[project.model.defaultLocale] ?? '/' }
        : {};
      const wayOut = 'let alternateUrls() write them, in renderer/document/head.tsx';
      const extra = alternates.filter(
        ({ hreflang }, index) => !(hreflang in wanted) || alternates.findIndex((other) => other.hreflang === hreflang) !== index,
      );
      return [
        ...Object.entries(wanted).flatMap(([hreflang, target]): Located[] => {
          const alternate = alternates.find((each) => each.hreflang === hreflang);
          if (!alternate) return [{ ...place, found: `no alternate for ${hreflang}`, expected: origin + target, wayOut }];
          if (alternate.href !== origin + target)
            return [
              {
                ...place,
                ...placeOf(alternate),
                found: `the alternate ${alternate.href} for ${hreflang}`,
                expected: origin + target,
                wayOut,
              },
            ];
          return hreflang === 'x-default' || namesBack(site.pages.get(target), locale, origin + path)
            ? []
            : [
                {
                  ...place,
                  ...placeOf(alternate),
                  found: `an alternate, ${target}, that does not name ${path} back`,
                  expected: `hreflang="${locale}" to ${path} there`,
                  wayOut,
                },
              ];
        }),
        ...extra.map((alternate) => ({
          ...place,
          ...placeOf(alternate),
          found: `an alternate for ${alternate.hreflang}, ${alternate.href}`,
          expected: model.indexed ? 'each language of the site once' : 'none on a page kept from search engines',
          wayOut,
        })),
      ];
    });
  },
};

const placeOf = ({ line, column }: { readonly line: number; readonly column: number }) => ({ line, column });

function namesBack(target: PageSummary | undefined, locale: string, url: string): boolean {
  return target?.alternates.some((alternate) => alternate.hreflang === locale && alternate.href === url) ?? false;
}
