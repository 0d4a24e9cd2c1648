/** Slips of typography, each a form with what it should be. */
import type { Placeless } from '../../lib/problem.ts';

/** What is wrong where a form is found: the words around it are shown. */
export type Slip = readonly [form: RegExp, expected: string, wayOut: string];

/** Each slip of a text that it has, once. */
export function slipsIn(text: string, slips: readonly Slip[]): Placeless[] {
  return slips.flatMap(([form, expected, wayOut]) => {
    const match = form.exec(text);
    return match ? [{ found: `“${around(text, match.index, match[0].length)}”`, expected, wayOut }] : [];
  });
}

/** Slips in whatever language is written with Latin letters. */
export const commonSlips: readonly Slip[] = [
  [/^\s|\s$/, 'no space at either end', 'delete it'],
  [/\s{2,}/, 'one space', 'delete the others'],
  [/\.{3}|\. \. \./, 'one sign for three dots, “…”', 'write …'],
  [/\s[,.](?!\d)/, 'no space before a comma or a full stop', 'delete it'],
  [/,(?=\p{L})|[;)](?=\p{L})/u, 'a space after it', 'add it'],
  [/\(\s|\s\)/, 'no space inside brackets', 'delete it'],
  [/,,|;;|(?<!\.)\.\.(?!\.)|!!|\?\?/, 'one sign', 'delete the others'],
  [/(?<![\d/])\d{1,2}[/.]\d{1,2}[/.](?:\d{2}){1,2}(?![\d/])/, 'a date in words: which is the day, which the month?', 'write the month out'],
  [/\b[kc]?m[23]\b/, 'a raised figure', 'write m² or m³'],
  [/(?<![\d.,/-])\d{5,}(?![\d-]| \p{Lu})/u, 'thousands apart', 'write 10 000 in French, 10,000 in English'],
  [/\s-\s/, 'a dash between spaces, “ – ”', 'write – or reword'],
  [/['"`´]/, 'curved quotes and apostrophes', 'write ’ for an apostrophe; quotes as the language has them'],
  [/\p{L}’’|’’\p{L}|,,\p{L}|‚/u, 'the quotes of the language', 'write one quotation mark'],
  [
    /(?<![\p{L}\p{M}’-])(\p{L}{2,}) \1(?![\p{L}\p{M}’-])(?<!\b(?:nous nous|vous vous|had had|that that))/iu,
    'a word once',
    'delete one of the two',
  ],
];

/** Slips that are seen once placeholders are filled. */
export const filledSlips: readonly Slip[] = [[/%\s?%/, 'one percent sign: the figure brings its own', 'delete that of the text']];

/** Signs that open and close: as many of each, and in order. */
export function unbalanced(text: string, pairs: readonly (readonly [open: string, close: string])[]): Placeless[] {
  return pairs.flatMap(([open, close]) => {
    let depth = 0;
    for (const sign of text) {
      if (sign === open) depth++;
      else if (sign === close && --depth < 0) break;
    }
    if (depth === 0) return [];
    const [there, missing] = depth > 0 ? [open, close] : [close, open];
    return [{ found: `“${there}” without “${missing}”`, expected: 'both, or none', wayOut: `add ${missing}, or delete ${there}` }];
  });
}

function around(text: string, index: number, length: number): string {
  const [from, to] = [Math.max(0, index - 12), Math.min(text.length, index + length + 12)];
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
