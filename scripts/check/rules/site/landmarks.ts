/** A page has the places that visitors jump to: its main part, the way to it, and its other languages. */
import type { InText, PageRule } from '../../rule.ts';

export const landmarks: PageRule = {
  name: 'landmarks',
  looksAt: 'page',
  explain: `A page without <main> or with two, without a link that jumps to it, or without a link to itself in each other language. Who
uses a keyboard or a screen reader goes through the whole menu on every page; who reads another language finds no way to it.

  no <a hreflang="en"> on /contact   found:   no link to this page in en
                                     way out: restore the language links in renderer/layout/header.tsx`,
  check({ tags, page, locale }) {
    const mains = tags.filter(({ name }) => name === 'main');
    const [main, second] = mains;
    const problems: InText[] = [
      ...(main
        ? []
        : [{ found: 'no <main>', expected: 'one, around what is this page’s own', wayOut: 'restore it in renderer/layout/layout.tsx' }]),
      ...(second ? [{ offset: second.offset, found: 'a second <main>', expected: 'one', wayOut: 'make it a section' }] : []),
    ];
    if (page.layout === 'bare') return problems;
    const links = tags.filter(({ name }) => name === 'a').map(({ attributes }) => attributes);
    const isSkipped = main?.attributes['id'] === undefined || links.some(({ href }) => href === `#${main.attributes['id']}`);
    const others = Object.keys(page.paths).filter((other) => other !== locale && !links.some(({ hreflang }) => hreflang === other));
    return [
      ...problems,
      ...(isSkipped
        ? []
        : [
            {
              found: `no link to #${main?.attributes['id']}`,
              expected: 'one that jumps over the menus',
              wayOut: 'restore it in renderer/layout/layout.tsx',
            },
          ]),
      ...others.map((other) => ({
        found: `no link to this page in ${other}`,
        expected: `<a hreflang="${other}">`,
        wayOut: 'restore the language links in renderer/layout/header.tsx',
      })),
    ];
  },
};
