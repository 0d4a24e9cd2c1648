/** Typography of French and English: spaces, quotes, apostrophes, numbers, capitals. */
import type { Placeless } from '../../../model/problem.ts';
import { asRead, asTyped } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { TextRule } from '../../rule.ts';
import { isFixed } from './fixed-wording.ts';

type Slip = readonly [form: RegExp, expected: string, wayOut: string];

/** Slips in any language with Latin letters. */
const common: readonly Slip[] = [
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

const french: readonly Slip[] = [
  ...common,
  [/[^\s(!?«…][;!?]/, 'a space before ; ! and ?', 'add an ordinary space; the site makes it unbreakable'],
  [/[^\s(«]:(?!\/\/|\d)|\D:(?=\d)(?<!\s:)/, 'a space before :', 'add an ordinary space; the site makes it unbreakable'],
  [/[:!?](?=[\p{L}{])/u, 'a space after it', 'add it'],
  [/[“”„]/, 'guillemets, « … »', 'write « and », with spaces inside'],
  [/«(?!\s)|(?<!\s)»/, 'a space inside guillemets', 'add an ordinary space; the site makes it unbreakable'],
  [/\bn(?:o|º|r)\.? ?\d|\bN°|\bn°(?=\d)/, '“n° 5”', 'write n°, a space and the number'],
  [/\b\d+(?:[eè]me|i[eè]me|nd|nde)s?\b/i, '“2e”', 'write 1er, 1re, 2e, 3e'],
  [/\d(?:%|€)|\}(?:€)/, 'a space before % and €', 'add a space'],
  [/€ ?[\d{]/, '€ after its number', 'write 10 €'],
  [/\d ?(?:[ap]\.m\.|[ap]m\b)/i, 'the hour of 24, “9 h 30”', 'write h, with a space on each side'],
  [
    /(?<=[\p{Ll}\d,] )(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)s?(?!\p{L})/u,
    'days and months in small letters',
    'write its first letter small',
  ],
  [/\b(?:c|ch|m|s|n|v)oe(?:ur|u|ud|urs)|\b(?:oeuvr|oeil|oeuf|manoeuvr|boeuf|foet)/i, 'œ', 'write œ as one letter'],
  [/(?:^|[.!?…:] )A (?=[\p{Ll}{])/u, '“À”, with its accent', 'write À'],
  [
    /\b(?:Etat|Etre|Etude|Equipe|Evaluer|Economie|Elever|Etape|Etablir|Ecole|Editeur|Editer|Echange|Ecrire|Ecrivez)s?\b/,
    'capitals with their accents',
    'write É',
  ],
  [
    /\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d.]|\b[A-Z]\.)\d+\.\d+(?= ?(?:%|€|\p{Ll}))/u,
    'a space between thousands, a comma before decimals',
    'write 10 000 and 2,5',
  ],
];

const english: readonly Slip[] = [
  ...common,
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

/** Slips that show once placeholders are filled: a figure brings its own percent sign. */
const doublePercent: Slip = [/%\s?%/, 'one percent sign: the figure brings its own', 'delete that of the text'];
const articles: readonly Slip[] = [
  [/\ba (?:8\d*|1[18])(?!\d)/i, '“an” before eight, eleven and eighteen', 'write an, or reword where the figure may change'],
  [/\ban (?!8|1[18](?!\d))\d/i, '“a” before a number that begins with a consonant', 'write a, or reword where the figure may change'],
];

export const frenchTypography: TextRule = {
  name: 'french-typography',
  looksAt: 'text',
  explain: `French wants a space before ; : ! ? and inside « guillemets », ’ for an apostrophe, … for three dots, n° 5, œ, À and É.
Type ordinary spaces: the site makes them unbreakable. The way out: correct the signs. Fixed wordings stay as they are.`,
  check: (message) => slipsOf(message, 'fr', french, [doublePercent], ['«»', '()']),
};

export const englishTypography: TextRule = {
  name: 'english-typography',
  looksAt: 'text',
  explain: `English has no space before a sign, “curved quotes”, ’ for an apostrophe, … for three dots, 12% and €10; “an 8-month pilot”.
The way out: correct the signs. Fixed wordings stay as they are.`,
  check: (message) => slipsOf(message, 'en', english, [doublePercent, ...articles], ['“”', '()']),
};

function slipsOf(
  message: MessageText,
  locale: string,
  typed: readonly Slip[],
  filled: readonly Slip[],
  pairs: readonly string[],
): Placeless[] {
  if (message.locale !== locale || isFixed(message)) return [];
  const text = asTyped(message);
  return [...slipsIn(text, typed), ...slipsIn(asRead(message), filled), ...pairs.flatMap((pair) => unbalanced(text, pair))];
}

/** Returns each slip of a text once, with the words around it. */
function slipsIn(text: string, slips: readonly Slip[]): Placeless[] {
  return slips.flatMap(([form, expected, wayOut]) => {
    const match = form.exec(text);
    if (!match) return [];
    const [from, to] = [Math.max(0, match.index - 12), match.index + match[0].length + 12];
    return [{ found: `“${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}”`, expected, wayOut }];
  });
}

/** Compares the numbers of opening and closing signs, and their order. */
function unbalanced(text: string, [open = '', close = '']: string): Placeless[] {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth++;
    else if (sign === close && --depth < 0) break;
  }
  if (depth === 0) return [];
  const [there, missing] = depth > 0 ? [open, close] : [close, open];
  return [{ found: `“${there}” without “${missing}”`, expected: 'both, or none', wayOut: `add ${missing}, or delete ${there}` }];
}
