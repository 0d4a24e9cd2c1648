import { readFileSync } from 'node:fs';
import { allPhrases, typedWords } from '../../../../schema/language/markdown.ts';
import { plainText } from '../../../../schema/text/language-marks.ts';
import { typeset } from '../../../../schema/text/typeset.ts';
import { memoizePerText } from '../../../lib/maps.ts';
import { asRead, phrasesIn } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

/** Characters in the subsets of the upright and italic fonts, written by `scripts/fonts.ts`. */
const held = { upright: lettersIn('characters.txt'), italic: lettersIn('italics.txt') };

export const fontLetters: TextRule = {
  name: 'font-letters',
  looksAt: 'text',
  explain: `A letter that the fonts of the site lack. The fonts are subsets: the upright ones hold the letters of French and English, the italic one
those of phrases in *asterisks* and of taglines; browsers draw any other letter with a fallback font. Languages in a script that the fonts lack are left out: see font-scripts.

  "title": "Étape 1 → étape 2"
    found:    “→” (U+2192), missing from the fonts
    expected: letters in the subset of the fonts
    way out:  Replace the letter, or add it to \`alphabet\` or \`signs\` in scripts/fonts.ts and run npx tsx scripts/fonts.ts.`,
  check(message) {
    if (lacksScript(message.language.tag)) return [];
    const upright = missing(asRead(message), held.upright).map((letter) => ({
      found: `“${letter}” (${codeOf(letter)}), missing from the fonts`,
      expected: 'letters in the subset of the fonts',
      wayOut: 'Replace the letter, or add it to `alphabet` or `signs` in scripts/fonts.ts and run npx tsx scripts/fonts.ts.',
    }));
    const italic = missing(italicsOf(message), held.italic).map((letter) => ({
      found: `“${letter}” (${codeOf(letter)}) in italics, missing from the italic font`,
      expected: 'letters in the subset of the italic font',
      wayOut: 'Run npx tsx scripts/fonts.ts, which rebuilds the subset.',
    }));
    return upright.length > 0 ? upright : italic;
  },
};

/** Returns true if the upright fonts have no letter of the name of a language in itself, so that its texts need another font. */
export const lacksScript = memoizePerText((tag: string): boolean => {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? '';
  return !name.match(/\p{L}/gu)?.some((letter) => held.upright.has(letter));
});

/** Returns the italic parts of a text as a visitor reads it: its emphases, or a whole tagline. */
export function italicsOf(message: MessageText): string {
  if (message.key.at(-1) === 'tagline') return asRead(message);
  const emphases = phrasesIn(message)
    .flatMap(allPhrases)
    .filter(({ kind }) => kind === 'emphasis');
  return plainText(typeset(typedWords(emphases), message.language, message.meta.values));
}

function lettersIn(file: string): ReadonlySet<string> {
  return new Set(readFileSync(new URL(`../../../../renderer/styles/fonts/${file}`, import.meta.url), 'utf8'));
}

/** Returns the letters of a text outside a subset, without white space, invisible characters and placeholders, which need no glyph. */
function missing(text: string, letters: ReadonlySet<string>): string[] {
  return [...new Set(text.replace(/\{\w+\}/g, ''))].filter((letter) => !letters.has(letter) && !/[\p{Z}\p{C}]/u.test(letter));
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
