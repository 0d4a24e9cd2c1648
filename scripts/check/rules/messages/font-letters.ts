/** Letters that the site's fonts do not hold: they would show in some other face. */
import { readFileSync } from 'node:fs';
import { asRead } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { TextRule } from '../../rule.ts';

/** Characters of the upright faces and of the italic face, written by `scripts/fonts.ts`. */
const held = { upright: lettersIn('characters.txt'), italic: lettersIn('italics.txt') };

export const fontLetters: TextRule = {
  name: 'font-letters',
  looksAt: 'text',
  explain: `The fonts are cut down to the letters of French and English, the italic one to those that are set in italics: phrases between
asterisks, and taglines. Any other, such as a Cyrillic “а” that looks like a Latin one or a “→”, is drawn by a font of the visitor's
machine. The way out: run scripts/fonts.ts, which reads the italics anew; or write it otherwise, or add it to that file and run it.`,
  check(message) {
    const upright = missing(asRead(message), held.upright).map((letter) => ({
      found: `“${letter}” (${codeOf(letter)}), which the fonts lack`,
      expected: 'letters that the fonts of the site hold',
      wayOut: 'write it otherwise, or add it to `alphabet` or `signs` in scripts/fonts.ts and run npx tsx scripts/fonts.ts',
    }));
    const italic = missing(asRead({ ...message, text: italicsOf(message) }), held.italic).map((letter) => ({
      found: `“${letter}” (${codeOf(letter)}) in italics, which the italic font lacks`,
      expected: 'letters that it holds',
      wayOut: 'run npx tsx scripts/fonts.ts, which cuts it anew',
    }));
    return upright.length > 0 ? upright : italic;
  },
};

/** Returns the parts of a text that are set in italics: the phrases between asterisks, or a tagline whole. */
export function italicsOf({ key, text }: Pick<MessageText, 'key' | 'text'>): string {
  return key.at(-1) === 'tagline' ? text : [...text.matchAll(/\*([^*]+)\*/g)].map(([, phrase]) => phrase).join(' ');
}

function lettersIn(file: string): ReadonlySet<string> {
  return new Set(readFileSync(new URL(`../../../../renderer/styles/fonts/${file}`, import.meta.url), 'utf8'));
}

/** The letters of a text that are not held; white space and what is not seen needs no glyph, nor do placeholders that are filled later. */
function missing(text: string, letters: ReadonlySet<string>): string[] {
  return [...new Set(text.replace(/\{\w+\}/g, ''))].filter((letter) => !letters.has(letter) && !/[\p{Z}\p{C}]/u.test(letter));
}

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
