/** A link is written as the one address of what it leads to. */
import type { PageRule } from '../../rule.ts';
import { resolveAddress } from '../../site/addresses.ts';
import { identityOf } from '../../site/identity.ts';
import { addressesIn } from '../../site/named.ts';

export const linkForm: PageRule = {
  name: 'link-form',
  looksAt: 'page',
  explain: `A link to a page of this site by another form of its address than the canonical one: with .html, a slash at the end, index,
capitals or two slashes, or as a path from the page that it stands on. A host redirects such a link, or takes it for another page.

  <a href="/a-propos/">   found:   /a-propos/
                          way out: link('about') writes /a-propos`,
  check({ tags, path }, project) {
    const { origin } = identityOf(project);
    return addressesIn(tags).flatMap(({ tag: { offset }, target }) => {
      const url = resolveAddress(target, path, origin);
      if (url && url.origin !== origin) return [];
      const wrong = url ? wrongForm(target, origin) : 'no address that a browser can read';
      return wrong
        ? [
            {
              offset,
              found: `${target || 'an empty address'}: ${wrong}`,
              expected: 'the canonical form, such as /a-propos or /contact#message',
              wayOut: 'write it with link(), which knows the address of every page',
            },
          ]
        : [];
    });
  },
};

function wrongForm(target: string, origin: string): string | undefined {
  const own = target.startsWith(origin) ? target.slice(origin.length) || '/' : target;
  if (own === '' || own === '#') return 'it names nothing';
  if (own.startsWith('#')) return undefined;
  const [path = ''] = own.split(/[?#]/);
  if (!path.startsWith('/')) return 'a path from the page it stands on';
  if (/\/\/|\/\.\.?(?:\/|$)/.test(path)) return 'a path with // or .. in it';
  if (path !== '/' && path.endsWith('/')) return 'a slash at the end';
  if (path.endsWith('.html')) return 'the extension of the file';
  if (/\/index$/.test(path)) return 'the name of the file';
  if (/[A-Z]/.test(path) && !path.startsWith('/assets/')) return 'capitals';
  return undefined;
}
