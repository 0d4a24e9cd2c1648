/** Headings are an outline: one h1, then no level left out. */
import type { PageRule } from '../../rule.ts';

const isHeading = /^h[1-6]$/;

export const headings: PageRule = {
  name: 'headings',
  looksAt: 'page',
  explain: `A page without an h1, with two, with an empty heading, or with an h4 right below an h2. Who listens to a page jumps from
heading to heading, and a search engine reads them as its outline.

  <h1>…</h1><h3>…</h3>   found:   an h3 below an h1
                         way out: make it an h2; how large it is set is a matter of its class`,
  check({ tags }) {
    const found = tags.filter(({ name }) => isHeading.test(name));
    const mains = found.filter(({ name }) => name === 'h1');
    const [main, ...others] = mains;
    return [
      ...(main
        ? []
        : [
            {
              found: 'no h1',
              expected: 'one heading that says what the page is about',
              wayOut: 'set the title of the page as its h1, with <Hero>',
            },
          ]),
      ...others.map(({ offset, text }) => ({ offset, found: `a second h1, “${text}”`, expected: 'one h1', wayOut: 'make it an h2' })),
      ...found
        .filter(({ text }) => text === '')
        .map(({ name, offset }) => ({
          offset,
          found: `an empty ${name}`,
          expected: 'a heading with a text',
          wayOut: 'write it, or take the heading out',
        })),
      ...found.flatMap(({ name, text, offset }, index) => {
        const before = found[index - 1]?.name ?? 'h0';
        if (Number(name[1]) <= Number(before[1]) + 1) return [];
        const after = before === 'h0' ? 'first of the page' : `below an ${before}`;
        const expected = `h${Number(before[1]) + 1} at most`;
        return [
          {
            offset,
            found: `an ${name} ${after}, “${text}”`,
            expected,
            wayOut: `make it an ${expected.slice(0, 2)}, or give it the heading that lacks above it`,
          },
        ];
      }),
    ];
  },
};
