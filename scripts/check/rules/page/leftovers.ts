/** Nothing that a program leaves behind is on a page. */

import { leftover } from '../../inputs/page-tags.ts';
import type { PageRule } from '../../rule.ts';

const shown = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content', 'label'];

export const leftovers: PageRule = {
  name: 'leftovers',
  looksAt: 'page',
  explain: `“undefined”, “null”, “NaN”, “Invalid Date”, “[object Object]” or a placeholder in braces where visitors read: a value that was missing, or a
placeholder that nothing filled.

  <p>Plus de {projectCount} projets</p>   found:   {projectCount}
                                          way out: fill the placeholder where the text is rendered`,
  check({ tags, leftovers: pieces }) {
    const inAttributes = tags.flatMap(({ attributes, offset }) =>
      shown.filter((name) => leftover.test(attributes[name] ?? '')).map((name) => ({ offset, text: `${name}="${attributes[name]}"` })),
    );
    return [...pieces, ...inAttributes].map(({ text, offset }) => ({
      offset,
      found: `${leftover.exec(text)?.[0]} in “${text.slice(0, 80)}”`,
      expected: 'a text with its values in it',
      wayOut: 'give the component the value that lacks, or correct the placeholder in the message',
    }));
  },
};
