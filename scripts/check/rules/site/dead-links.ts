/** Every link within the site leads to a page or file that exists, at an anchor that exists, in the language of its page. */
import { contactEndpoint } from '../../../../schema/contact/endpoint.ts';
import { addressExpected } from '../../../model/host-files.ts';
import type { Placeless } from '../../../model/problem.ts';
import type { BuiltSite, Link, PageSummary } from '../../inputs/built-site.ts';
import { faultsIn } from '../../inputs/built-site.ts';
import type { SiteRule } from '../../rule.ts';

export const deadLinks: SiteRule = {
  name: 'dead-links',
  looksAt: 'site',
  explain: `A link of this site that leads nowhere, the site's own origin written out included: to a page or a file that was not built,
to an anchor that its page does not have, or to the other language without being its counterpart. A visitor gets an error page,
or a page in a language he did not choose.

  <a href="/a-propo">   found:   a link to /a-propo
                        way out: link by page id, link('about'), which compiles for pages that exist only; or correct the address

A link to the other language says so by hreflang, as those in the header do, and leads to the same page.`,
  check: (site) =>
    faultsIn(
      site,
      ({ links }) => links,
      (link, page) => complain(site, page, link),
    ),
};

function complain(site: BuiltSite, page: PageSummary, link: Link): Placeless | undefined {
  const { element, target, path, anchor, hreflang } = link;
  if (element === 'form' && path === contactEndpoint) return undefined;
  const found = `a link to ${target}`;
  const targetPage = site.pages.get(path);
  if (!targetPage) {
    if (site.files.has(path) && !path.endsWith('.html')) return undefined;
    return { found, expected: 'a page or a file of this site', wayOut: 'link by page id, or correct the address' };
  }
  if (!targetPage.page.isAddress && targetPage.page !== page.page)
    return { found, expected: addressExpected, wayOut: 'link to another page' };
  if (anchor !== undefined && !targetPage.ids.has(anchor))
    return { found, expected: `an id "${anchor}" on ${targetPage.path}`, wayOut: 'render the anchor, or correct the link' };
  if (hreflang === undefined && targetPage.locale !== page.locale && element !== 'meta')
    return {
      found: `${found}, which is in another language`,
      expected: 'a link within the language of the page',
      wayOut: 'build the link with link(), or href() and the locale of the page',
    };
  if (element === 'a' && hreflang !== undefined && !counterparts(site, page, hreflang).includes(path))
    return {
      found: `${found}, said to be this page in ${hreflang}`,
      expected: page.page.paths[hreflang] ?? 'a language of this site',
      wayOut: 'let the language links take it from the paths of the page',
    };
  return undefined;
}

/** Where the link to a language may lead: to the page in it, or from one that hosts serve in place of others, to its home page. */
function counterparts(site: BuiltSite, { page }: PageSummary, hreflang: string): readonly (string | undefined)[] {
  if (page.isAddress) return [page.paths[hreflang]];
  const home = [...site.pages.values()].find((each) => each.page.role === 'home');
  return [page.paths[hreflang], home?.page.paths[hreflang]];
}
