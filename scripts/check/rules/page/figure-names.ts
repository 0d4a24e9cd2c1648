import { readTags } from '../../inputs/page-tags.ts';
import type { InText, PageRule } from '../../rule.ts';

export const figureNames: PageRule = {
  name: 'figure-names',
  looksAt: 'page',
  explain: `A drawing whose name only lists the labels in it. Screen readers read the name in place of the drawing, so the name has to say where each label
stands, or which values are plotted.

  <svg role="img" aria-label="Capital, Control, Franchise"><text>Capital</text>…
    found:    a drawing named “Capital, Control, Franchise”, its labels
    expected: a name with at least as many other words and numbers as labels
    way out:  Describe the positions or the values in the text alternative of the drawing.`,
  check({ html }) {
    return [...html.matchAll(drawing)].flatMap(({ 0: svg, 1: content = '', index }): InText[] => {
      const name = readTags(svg).tags[0]?.attributes['aria-label'] ?? '';
      const texts = [...content.matchAll(/<text\b[^>]*>(.*?)<\/text>/gs)].map(([, text = '']) => text.replace(/<[^>]*>/g, ' '));
      const labels = new Set(texts.filter((text) => /\p{L}/u.test(text)));
      const own = new Set([...labels].flatMap(wordsAndNumbers));
      const others = wordsAndNumbers(name).filter((word) => !own.has(word));
      if (name === '' || own.size === 0 || others.length >= labels.size) return [];
      return [
        {
          offset: index,
          found: `a drawing named “${name}”, its labels`,
          expected: 'a name with at least as many other words and numbers as labels',
          wayOut: 'Describe the positions or the values in the text alternative of the drawing.',
        },
      ];
    });
  },
};

const wordsAndNumbers = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** Matches a drawing with a name. `page-structure` reports one without. */
const drawing = /<svg\b(?=[^>]* role="img")[^>]*>(.*?)<\/svg>/gs;
