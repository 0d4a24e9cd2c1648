/** Sentences begin as sentences do. */
import type { Placeless } from '../../../lib/problem.ts';
import { asRead } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** “etc. et”, “art. cité”, “p. ex. un”: a full stop that ends no sentence. */
const abbreviated = /(?:^|[\s(’'])(?:etc|art|p|ex|cf|no|vol|éd|env|max|min|approx|e\.g|i\.e|vs|St|Dr|M|Mr|Mrs)\.$/i;

export const sentences: TextRule = {
  name: 'sentences',
  looksAt: 'text',
  explain: `A sentence that begins with a small letter or without a space before it; a text that begins with one where the other languages begin with a
capital; four words in capitals, which are shouted, and spelled out by screen readers.

  Signez. puis ouvrez   found:   “puis” after a full stop
                        way out: Puis, or a comma`,
  check(message) {
    const text = asRead(message).replace(/[\u00a0\u202f]/g, ' ');
    const found: Placeless[] = [];
    for (const { 0: whole, index, 1: word = '' } of text.matchAll(/(?<=[\p{L}\p{N})»”][.?])\s+(\p{Ll}[\p{L}’-]*)/gu)) {
      if (abbreviated.test(text.slice(0, index))) continue;
      found.push({
        found: `“${word}” after a full stop, in “${text.slice(Math.max(0, index - 20), index + whole.length)}”`,
        expected: 'a capital',
        wayOut: 'write a capital, or a comma',
      });
    }
    for (const [whole] of text.matchAll(/\p{Ll}{2,}[.?!]\p{Lu}\p{Ll}+/gu))
      found.push({ found: `“${whole}”`, expected: 'a space after the full stop', wayOut: 'write the space' });
    const others = Object.values(message.others).filter((other) => /^\p{L}/u.test(other));
    if (
      /^\p{Ll}/u.test(message.text) &&
      /[.?!…]$/.test(message.text) &&
      others.length > 0 &&
      others.every((other) => /^\p{Lu}/u.test(other))
    )
      found.push({
        found: `a text that begins with “${text.split(' ')[0]}”`,
        expected: 'a capital, as in the other languages',
        wayOut: 'write a capital',
      });
    const loud = /(?<![\p{L}])\p{Lu}{2,}(?:[\s’',-]+\p{Lu}{2,}){3,}/u.exec(text)?.[0];
    if (loud !== undefined)
      found.push({
        found: `“${loud}”`,
        expected: 'small letters',
        wayOut: 'write it small; styles make capitals where the design wants them',
      });
    return found;
  },
};
