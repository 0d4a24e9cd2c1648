/** Every internal link leads to a page or file that exists, at an anchor that exists, in the language of its page. */
import { contactEndpoint } from '../../../../schema/contact-bounds.ts';
import type { Placeless } from '../../../lib/problem.ts';
import type { SiteRule } from '../../rule.ts';
import type { BuiltSite } from '../../site/built-site.ts';
import type { Link, PageSummary } from '../../site/summary.ts';

export const deadLinks: SiteRule = {
  name: 'dead-links',
  looksAt: 'site',
  explain: `A link of this site that leads nowhere: to a page or a file that was not built, to an anchor that its page does not
have, or to the other language without saying so. A visitor gets an error page, or a page in a language he did not choose.

  <a href="/a-propo">   found:   a link to /a-propo
                        way out: link by page id, link('about'), which compiles for pages that exist only; or correct the address

A link to the other language says so by hreflang, as those in the header do.`,
  check: (site) =>
    [...site.pages.values()].flatMap((page) =>
      page.links.flatMap((link) => {
        const problem = isElsewhere(link) ? undefined : complain(site, page, link);
        const { line, column } = link;
        return problem ? [{ where: page.file, line, column, page: page.page.id, locale: page.locale, ...problem }] : [];
      }),
    ),
};

function isElsewhere({ element, target }: Link): boolean {
  return /^[a-z]+:/.test(target) || (element === 'form' && target === contactEndpoint);
}

function complain(site: BuiltSite, page: PageSummary, { target, hreflang }: Link): Placeless | undefined {
  const [path = '', anchor] = target.split('#');
  const targetPage = path === '' ? page : site.pages.get(path);
  if (!targetPage) {
    if (site.files.has(path) && !path.endsWith('.html')) return undefined;
    return { found: `a link to ${target}`, expected: 'a page or a file of this site', wayOut: 'link by page id, or correct the address' };
  }
  if (anchor !== undefined && !targetPage.ids.has(anchor)) {
    return {
      found: `a link to ${target}`,
      expected: `an id "${anchor}" on ${targetPage.path}`,
      wayOut: 'render the anchor, or correct the link',
    };
  }
  if (hreflang === undefined && targetPage.locale !== page.locale) {
    return {
      found: `a link to ${target}, which is in another language`,
      expected: 'a link within the language of the page',
      wayOut: 'build the link with link(), or href() and the locale of the page',
    };
  }
  return undefined;
}
