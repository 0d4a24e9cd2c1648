import { leftover } from '../../inputs/page-tags.ts';
import type { PageRule } from '../../rule.ts';

const shown = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content', 'label'];

export const leftovers: PageRule = {
  name: 'leftovers',
  looksAt: 'page',
  explain: `“undefined”, “null”, “NaN”, “Invalid Date”, “[object Object]” or an unfilled {placeholder} in the text of a page. A value was missing when
the page was rendered.

  <p>Plus de {projectCount} projets</p>
    found:    {projectCount} in “Plus de {projectCount} projets”
    expected: a text with its values
    way out:  Pass the missing value to the component, or correct the placeholder in the message.`,
  check({ tags, leftovers: pieces }) {
    const inAttributes = tags.flatMap(({ attributes, offset }) =>
      shown.filter((name) => leftover.test(attributes[name] ?? '')).map((name) => ({ offset, text: `${name}="${attributes[name]}"` })),
    );
    return [...pieces, ...inAttributes].map(({ text, offset }) => ({
      offset,
      found: `${leftover.exec(text)?.[0]} in “${text.slice(0, 80)}”`,
      expected: 'a text with its values',
      wayOut: 'Pass the missing value to the component, or correct the placeholder in the message.',
    }));
  },
};
