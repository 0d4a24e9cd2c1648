/** Letters that the site's fonts do not hold: they would show in some other face. */
import { readFileSync } from 'node:fs';
import { asRead } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** What all faces hold, as `scripts/fonts.ts` found it in the files that it wrote. */
const held = new Set(readFileSync(new URL('../../../../renderer/styles/fonts/characters.txt', import.meta.url), 'utf8'));

export const fontLetters: TextRule = {
  name: 'font-letters',
  looksAt: 'text',
  explain: `The fonts are cut down to the letters of French and English. Any other, such as a Cyrillic “а” that looks like a Latin one or a
“→”, is drawn by a font of the visitor's machine. The way out: write it otherwise, or add it to scripts/fonts.ts and run that.`,
  check(message) {
    const missing = [...new Set(asRead(message))].filter((letter) => !held.has(letter) && !/[\p{Z}\p{C}]/u.test(letter));
    return missing.map((letter) => ({
      found: `“${letter}” (U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}), which the fonts lack`,
      expected: 'letters that the fonts of the site hold',
      wayOut: 'write it otherwise, or add it to `letters` in scripts/fonts.ts and run npx tsx scripts/fonts.ts',
    }));
  },
};
