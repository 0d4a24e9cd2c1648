/** How English is set: no space before signs, curved quotes, British decimals. */
import { isFixed } from '../../messages/fixed-wordings.ts';
import { commonSlips, filledSlips, type Slip, slipsIn, unbalanced } from '../../messages/typography.ts';
import { asRead, asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

const slips: readonly Slip[] = [
  ...commonSlips,
  [/\s[;:!?]/, 'no space before ; : ! and ?', 'delete it'],
  [/[;!?:](?=[\p{L}{])/u, 'a space after it', 'add it'],
  [/[«»„]/, 'curved quotes, “…”', 'write “ and ”'],
  [/“\s|\s”/, 'no space inside quotes', 'delete it'],
  [/[\d}]\s(?:%|percent\b)/, 'no space before %', 'write 12%'],
  [/\d ?h ?\d{2}(?!\d)/, 'a full stop or a colon between hours and minutes', 'write 9.30am'],
  [/[\d}]\s?€/, '€ before its number', 'write €10'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}%])/u,
    'the day before its month',
    'write 22 November 2026',
  ],
  [/\d \d{3}(?!\d)|\d,\d(?!\d{2}(?!\d))/, 'a comma between thousands, a point before decimals', 'write 10,000 and 2.5'],
  [/(?<![\p{L}’])i(?:’(?:m|d|ve|ll))?(?= \p{L})(?!\. )/u, 'I as a capital', 'write I'],
];

/** Looked for with figures filled in, where the number is seen. */
const articles: readonly Slip[] = [
  [/\ba (?:8\d*|1[18])(?!\d)/i, '“an” before eight, eleven and eighteen', 'write an, or reword where the figure may change'],
  [/\ban (?!8|1[18](?!\d))\d/i, '“a” before a number that begins with a consonant', 'write a, or reword where the figure may change'],
];

export const englishTypography: TextRule = {
  name: 'english-typography',
  looksAt: 'text',
  explain: `English has no space before a sign, “curved quotes”, ’ for an apostrophe, … for three dots, 12% and €10; “an 8-month pilot”.
The way out: correct the signs. Fixed wordings of the specification stay as they are.`,
  check(message) {
    if (message.locale !== 'en' || isFixed(message)) return [];
    const text = asTyped(message);
    return [
      ...slipsIn(text, slips),
      ...slipsIn(asRead(message), [...filledSlips, ...articles]),
      ...unbalanced(text, [
        ['“', '”'],
        ['(', ')'],
      ]),
    ];
  },
};
