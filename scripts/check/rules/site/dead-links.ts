import { contactEndpoint } from '../../../../schema/contact/endpoint.ts';
import { addressExpected } from '../../../model/paths.ts';
import type { Placeless } from '../../../model/problem.ts';
import { type BuiltSite, faultsIn, type Link, type PageSummary } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

export const deadLinks: SiteRule = {
  name: 'dead-links',
  looksAt: 'site',
  explain: `A link of this site to a missing page, file or anchor, or to a page in another language that is not its counterpart. Visitors get an error page
or an unexpected language. A link with hreflang must lead to the same page in that language.

  <a href="/a-propo">
    found:    a link to /a-propo
    expected: the path of a page or file of this site
    way out:  Link by page id, link('about'), or correct the address.`,
  check: (site) =>
    faultsIn(
      site,
      ({ links }) => links,
      (link, page) => linkFault(site, page, link),
    ),
};

function linkFault(site: BuiltSite, page: PageSummary, link: Link): Placeless | undefined {
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
  if (element === 'a' && hreflang !== undefined && !counterparts(site, page, hreflang).includes(path))
    return {
      found: `${found} with hreflang="${hreflang}"`,
      expected: page.page.paths[hreflang] ?? 'a language of this site',
      wayOut: 'Take the address from the paths of the page.',
    };
  return undefined;
}

/** Returns the allowed targets of a language link: the page in that language; from an error page, the home page as well. */
function counterparts(site: BuiltSite, { page }: PageSummary, hreflang: string): readonly (string | undefined)[] {
  if (page.isAddress) return [page.paths[hreflang]];
  const home = [...site.pages.values()].find((each) => each.page.role === 'home');
  return [page.paths[hreflang], home?.page.paths[hreflang]];
}
