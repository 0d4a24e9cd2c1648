import { contactEndpoint } from '../../../../schema/contact/endpoint.ts';
import { addressExpected } from '../../../model/paths.ts';
import type { Placeless } from '../../../model/problem.ts';
import type { PageModel } from '../../../model/site-model.ts';
import { type BuiltSite, faultsIn, type Link, type PageSummary } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

export const deadLinks: SiteRule = {
  name: 'dead-links',
  looksAt: 'site',
  explain: `A link of this site to a missing page, file or anchor, or to a page in another language that is not its counterpart. Visitors get an error page
or an unexpected language. A link with hreflang must lead to the same page in that language, or to its nearest parent there.

  <a href="/a-propo">
    found:    a link to /a-propo
    expected: the path of a page or file of this site
    way out:  Link by page id, link('about'), or correct the address.`,
  check(site, { model }) {
    const paths: Paths = new Map(model.pages.map((page) => [page.id, page.paths]));
    return faultsIn(
      site,
      ({ links }) => links,
      (link, page) => linkFault(site, paths, page, link),
    );
  },
};

/** The path of each page by locale, by page id. */
type Paths = ReadonlyMap<string, PageModel['paths']>;

function linkFault(site: BuiltSite, paths: Paths, page: PageSummary, link: Link): Placeless | undefined {
  const { element, target, path, anchor, hreflang } = link;
  if (element === 'form' && path === contactEndpoint) return undefined;
  const found = `a link to ${target}`;
  const targetPage = site.pages.get(path);
  if (!targetPage) {
    if (site.files.has(path) && !path.endsWith('.html')) return undefined;
    return { found, expected: 'the path of a page or file of this site', wayOut: 'Link by page id, or correct the address.' };
  }
  if (!targetPage.page.isAddress && targetPage.page !== page.page)
    return { found, expected: addressExpected, wayOut: 'Link to another page.' };
  if (anchor !== undefined && !targetPage.ids.has(anchor))
    return { found, expected: `an id "${anchor}" on ${targetPage.path}`, wayOut: 'Render the anchor, or correct the link.' };
  if (hreflang === undefined && targetPage.locale !== page.locale && element !== 'meta')
    return {
      found: `${found} in another language`,
      expected: 'a link within the language of the page',
      wayOut: 'Build the link with link(), or href() and the locale of the page.',
    };
  if (element === 'a' && hreflang !== undefined && !counterparts(paths, page, hreflang).includes(path))
    return {
      found: `${found} with hreflang="${hreflang}"`,
      expected: counterparts(paths, page, hreflang)[0] ?? 'a language of this site',
      wayOut: 'Take the address from the paths of the page.',
    };
  return undefined;
}

/** Returns the allowed targets of a language link: the page, or its nearest parent, in that language; from an error page, the home page as well. */
function counterparts(paths: Paths, { page }: PageSummary, hreflang: string): readonly (string | undefined)[] {
  const inLanguage = page.trail.flatMap((id) => paths.get(id)?.[hreflang] ?? []);
  return page.isAddress ? [inLanguage.at(-1)] : [inLanguage.at(-1), inLanguage[0]];
}
