import { sourceLocaleOf } from '../../../model/bundles.ts';
import type { PageSummary } from '../../inputs/built-site.ts';
import { identityOf } from '../../project.ts';
import type { Located, SiteRule } from '../../rule.ts';

export const hreflang: SiteRule = {
  name: 'hreflang',
  looksAt: 'site',
  explain: `An indexed page whose alternates (link rel="alternate" hreflang) lack a language or x-default, have a wrong address, or are not returned by the
other page; an unindexed page with alternates. Search engines ignore an incomplete set and show the wrong language.

  /contact without hreflang="en"
    found:    no alternate for en
    expected: https://www.trame-retail.example/en/contact
    way out:  Write the alternates with alternateUrls() in renderer/document/head.tsx.`,
  check(site, project) {
    const { origin } = identityOf(project);
    return [...site.pages.values()].flatMap((page) => {
      const { page: model, locale, path, file, alternates } = page;
      const place = { where: file, page: model.id, locale };
      const wanted: Readonly<Record<string, string>> = model.indexed
        ? { ...model.paths, 'x-default': model.paths[sourceLocaleOf(project.model, Object.keys(model.paths))] ?? '/' }
        : {};
      const wayOut = 'Write the alternates with alternateUrls() in renderer/document/head.tsx.';
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
          return hreflang === 'x-default' || returnsLink(site.pages.get(target), locale, origin + path)
            ? []
            : [
                {
                  ...place,
                  ...placeOf(alternate),
                  found: `an alternate, ${target}, without a return link to ${path}`,
                  expected: `hreflang="${locale}" to ${path} on ${target}`,
                  wayOut,
                },
              ];
        }),
        ...extra.map((alternate) => ({
          ...place,
          ...placeOf(alternate),
          found: `an alternate for ${alternate.hreflang}, ${alternate.href}`,
          expected: model.indexed ? 'each language of the page once' : 'no alternate on an unindexed page',
          wayOut,
        })),
      ];
    });
  },
};

const placeOf = ({ line, column }: { readonly line: number; readonly column: number }) => ({ line, column });

function returnsLink(target: PageSummary | undefined, locale: string, url: string): boolean {
  return target?.alternates.some((alternate) => alternate.hreflang === locale && alternate.href === url) ?? false;
}
