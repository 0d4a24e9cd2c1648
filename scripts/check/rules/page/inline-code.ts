/** No style and no script in an attribute: the content policy forbids both, and the page would look and act as without them. */
import type { PageRule } from '../../rule.ts';

export const inlineCode: PageRule = {
  name: 'inline-code',
  looksAt: 'page',
  explain: `A style attribute, an attribute such as onclick, or an address that begins with javascript:. The content policy of
this site (_headers) lets none of them act, so what they do is lost, in silence, once the site is on its host.

  <p style="color: red">   found:   style="color: red"
                           way out: a class, in renderer/styles`,
  check({ tags }) {
    return tags.flatMap(({ attributes, offset }) =>
      Object.entries(attributes).flatMap(([attribute, value]) => {
        const found = `${attribute}="${value.slice(0, 60)}"`;
        if (attribute === 'style') return [{ offset, found, expected: 'no inline style', wayOut: 'write a class, in renderer/styles' }];
        if (attribute === 'srcdoc') return [{ offset, found, expected: 'a frame with an address', wayOut: 'make it a page of its own' }];
        if (/^on\w+$/.test(attribute))
          return [{ offset, found, expected: 'no script in an attribute', wayOut: 'listen in renderer/behaviour, or in an island' }];
        return /^\s*javascript:/i.test(value) && attribute !== 'content'
          ? [{ offset, found, expected: 'an address', wayOut: 'make it a button, and listen in renderer/behaviour' }]
          : [];
      }),
    );
  },
};
