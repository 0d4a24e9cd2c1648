/** The article before a word is the one that it is said with: “an 8-month pilot”, “l’indemnité”. */
import type { Placeless } from '../../../lib/problem.ts';
import { asRead } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** Written with a vowel and said with a consonant, and the other way round. */
const likeConsonant = /^(?:uni(?!n|m|ss)|us[aeiu]|ut[ei]l|eu|one\b|once\b|ubi|u[a-z]?-|uk\b|us\b|eur)/i;
const likeVowel = /^(?:hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d)|[FHLMNRSX][A-Z]+\b|[FHLMNRSX]-)/;
/** Before these, French elides nothing: an aspirated h is not looked at, for it would take a dictionary. */
const notElided = /^(?:onz|oui\b|ouistiti|uhlan|une?\b|yaourt|yacht|yen\b|week|ouate|y\b)/i;

export const articles: TextRule = {
  name: 'articles',
  looksAt: 'text',
  explain: `“a 8-month pilot”, “an network”, “le indemnité”: an article that its word is not said with, numbers of placeholders as visitors read them. It
comes with a word, or a figure, that was changed after the sentence was written.

  a {pilotMonths}-month pilot   found:   “a 8”
                                way out: an {pilotMonths}-month pilot`,
  check(message) {
    const text = asRead(message).replace(/[\u00a0\u202f]/g, ' ');
    if (message.locale === 'en') return [...text.matchAll(/(?<![\p{L}\p{N}’'-])(an?) ([\p{L}\p{N}][\p{L}\p{N}-]*)/giu)].flatMap(english);
    if (message.locale !== 'fr') return [];
    return [...text.matchAll(/(?<![\p{L}\p{N}’'-])(le|la|de|que|je|ne|se|me|te|jusque|lorsque|puisque) ([aeiouyàâéèêëîïôùûœ][\p{L}-]*)/giu)]
      .filter(([, , word = '']) => !notElided.test(word) && !/^\p{Lu}/u.test(word))
      .map(([whole, article = '']) => ({
        found: `“${whole}”`,
        expected: `${article.slice(0, -1)}’ before a vowel`,
        wayOut: 'elide it, or mark the word as one of another language',
      }));
  },
};

function english([whole, article = '', word = '']: RegExpMatchArray): Placeless[] {
  // “A” may be a name: “option A is”, “Plan A to”.
  if (article === 'A' && /^\p{Ll}{1,3}$/u.test(word) && /^(?:is|to|or|and|in|on|as)$/.test(word)) return [];
  const isVowel =
    likeVowel.test(word) || (/^[aeio]/i.test(word) && !likeConsonant.test(word)) || (/^u/i.test(word) && !likeConsonant.test(word));
  if (/^[AEIO]$/.test(word) || (article.toLowerCase() === 'an') === isVowel) return [];
  return [{ found: `“${whole}”`, expected: isVowel ? 'an' : 'a', wayOut: 'correct the article' }];
}
