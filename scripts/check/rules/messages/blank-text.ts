/** A text that shows nothing: codegen asks for a text, and spaces are one to it. */
import type { TextRule } from '../../rule.ts';

/** A sign that is seen: no space, no control, none of the letters that fill a place and show nothing. */
const shown = /(?![\p{Default_Ignorable_Code_Point}\u2800])[^\p{Z}\p{C}]/u;

export const blankText: TextRule = {
  name: 'blank-text',
  looksAt: 'text',
  explain: `A message of nothing but spaces or invisible characters shows as a hole in the page, or as a button without a name.
The way out: write its text, for example "Nous contacter" in place of " ".`,
  check({ text, key }) {
    if (text === '' || shown.test(text)) return [];
    return [{ found: 'nothing but spaces', expected: 'a text', wayOut: `write the message "${key.join('.')}"` }];
  },
};
