import type { PageRule } from '../../rule.ts';

export const inlineCode: PageRule = {
  name: 'inline-code',
  looksAt: 'page',
  explain: `A style attribute, an event handler attribute, srcdoc, or a javascript: address. The content security policy blocks all of them, so their
effect is lost in production.

  <p style="color: red">
    found:    style="color: red"
    expected: no style attribute
    way out:  Write a class in a style sheet.`,
  check({ tags }) {
    return tags.flatMap(({ attributes, offset }) =>
      Object.entries(attributes).flatMap(([attribute, value]) => {
        const found = `${attribute}="${value.slice(0, 60)}"`;
        if (attribute === 'style') return [{ offset, found, expected: 'no style attribute', wayOut: 'Write a class in a style sheet.' }];
        if (attribute === 'srcdoc') return [{ offset, found, expected: 'a frame with an address', wayOut: 'Move its content to a page.' }];
        if (/^on\w+$/.test(attribute))
          return [
            { offset, found, expected: 'no event handler attribute', wayOut: 'Add a listener in renderer/behaviour or in an island.' },
          ];
        return /^\s*javascript:/i.test(value) && attribute !== 'content'
          ? [{ offset, found, expected: 'the address of a page', wayOut: 'Use a button with a listener in renderer/behaviour.' }]
          : [];
      }),
    );
  },
};
