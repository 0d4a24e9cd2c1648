/** A text that shows nothing: codegen asks for a text, and spaces are one to it. */
import type { TextRule } from '../../rule.ts';

export const blankText: TextRule = {
  name: 'blank-text',
  looksAt: 'text',
  explain: `A message of nothing but spaces or invisible characters shows as a hole in the page, or as a button without a name.
The way out: write its text, for example "Nous contacter" in place of " ".`,
  check({ text, key }) {
    if (text === '' || /[^\p{Z}\p{C}]/u.test(text)) return [];
    return [{ found: 'nothing but spaces', expected: 'a text', wayOut: `write the message "${key.join('.')}"` }];
  },
};
