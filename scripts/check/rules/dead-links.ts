/** Every internal link leads to a page or file that exists, at an anchor that exists, in the language of its page. */
import { contactEndpoint } from '../../../schema/contact-bounds.ts';
import { localeOfPath } from '../../../schema/site.ts';
import type { Problem } from '../../lib/problem.ts';
import type { BuiltPage, BuiltSite } from '../built-site.ts';

export function deadLinksRule(site: BuiltSite): Problem[] {
  return [...site.pages.values()].flatMap((page) =>
    page.document.querySelectorAll('a[href], link[href], script[src], img[src], iframe[src], form[action]').flatMap((element) => {
      const target = element.getAttribute('href') ?? element.getAttribute('src') ?? element.getAttribute('action') ?? '';
      const isElsewhere = /^[a-z]+:/.test(target) || (element.tagName === 'FORM' && target === contactEndpoint);
      const finding = isElsewhere ? undefined : complain(site, page, target, element.hasAttribute('hreflang'));
      return finding ? [{ rule: 'links', where: page.file, ...finding }] : [];
    }),
  );
}

function complain(site: BuiltSite, page: BuiltPage, target: string, isLanguageLink: boolean): Omit<Problem, 'rule' | 'where'> | undefined {
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
  if (!isLanguageLink && localeOfPath(targetPage.path) !== localeOfPath(page.path)) {
    return {
      found: `a link to ${target}, which is in another language`,
      expected: 'a link within the language of the page',
      wayOut: 'build the link with link(), or href() and the locale of the page',
    };
  }
  return undefined;
}
