/** Text that was read in another encoding than it was written in. */
import { short } from '../../../lib/problem.ts';
import type { TextRule } from '../../rule.ts';

/** What the bytes from 0x80 to 0x9f mean in Windows-1252. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** French letters written by an old Mac, and read as something else: “√©” for “é”. */
const macintosh = /√[©®†°¢§´ª¥Æ]|¬[´ª†]|‚Ä[ôúùîì¶]/;

export const encoding: TextRule = {
  name: 'encoding',
  looksAt: 'text',
  explain: `“Ã©” is an “é” that was saved as UTF-8 and opened as Windows-1252, “�” one that was saved as Latin-1 and opened as UTF-8.
The way out: save the file as UTF-8, and take the letters from git or from whoever sent the text.`,
  check({ text }) {
    const broken = brokenPart(text);
    return broken === undefined
      ? []
      : [
          {
            found: `${broken} in “${short(text)}”`,
            expected: 'the letters that were written, in UTF-8',
            wayOut: 'save the file as UTF-8, and write the letters anew',
          },
        ];
  },
};

function brokenPart(text: string): string | undefined {
  if (text.includes('\ufffd')) return '“\ufffd”, a letter that was lost';
  const mac = macintosh.exec(text)?.[0];
  if (mac !== undefined) return `“${mac}”`;
  for (const [run] of text.matchAll(/[\u0080-\uffff]{2,}/g)) {
    const meant = misread(run);
    if (meant !== undefined) return `“${run}”, which was “${meant}”`;
  }
  return undefined;
}

/** What signs were before their UTF-8 was read as Windows-1252; undefined where no part of them can have been. */
function misread(run: string): string | undefined {
  for (let start = 0; start < run.length - 1; start++) {
    for (const length of [2, 3]) {
      const bytes = [...run.slice(start, start + length)].map(byteOf);
      if (bytes.length < length || bytes.includes(undefined)) continue;
      const letter = decode(bytes as number[]);
      if (letter !== undefined && isLikely(letter)) return letter;
    }
  }
  return undefined;
}

function byteOf(sign: string): number | undefined {
  const code = sign.charCodeAt(0);
  const index = windows.indexOf(sign);
  // Read as Latin-1 proper, these bytes are control characters.
  return index >= 0 ? 0x80 + index : code >= 0x80 && code <= 0xff ? code : undefined;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: readonly number[]): string | undefined {
  try {
    const text = utf8.decode(new Uint8Array(bytes));
    return [...text].length === 1 ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Letters and signs of European texts: what two others become by chance is none of them. */
function isLikely(letter: string): boolean {
  return /[\u00a0-\u017f\u2010-\u203a\u20ac\u2190-\u2212]/.test(letter);
}
