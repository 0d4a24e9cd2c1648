/** Rules of French and English typography: spaces, quotes, apostrophes, numbers, capitals. */
import { asRead, asTyped } from '../../inputs/words.ts';
import type { MessageText } from '../../project.ts';
import type { OfText, TextRule } from '../../rule.ts';
import { isFixed } from './fixed-wording.ts';

/** A slip: its form, and the obvious correction where there is one: a pattern and its replacement in the text as typed. */
type Slip = readonly [form: RegExp, expected: string, wayOut: string, from?: RegExp, to?: string];

/** Slips in both languages. */
const common: readonly Slip[] = [
  [/^\s|\s$/, 'no space at either end', 'Delete the space.', /^\s+|\s+$/g, ''],
  [/\s{2,}/, 'one space', 'Delete the other spaces.', /([^\S\n])[^\S\n]+/g, '$1'],
  [/\.{3}|\. \. \./, 'the ellipsis “…”', 'Write “…”.', /\.{3}|\. \. \./g, '…'],
  [/\s[,.](?!\d)/, 'no space before a comma or a full stop', 'Delete the space.', /\s+(?=[,.](?!\d))/g, ''],
  [/,(?=\p{L})|[;)](?=\p{L})/u, 'a space after it', 'Add the space.', /[,;)](?=\p{L})/gu, '$& '],
  [/\(\s|\s\)/, 'no space inside brackets', 'Delete the space.', /(?<=\()\s+|\s+(?=\))/g, ''],
  [/,,|;;|(?<!\.)\.\.(?!\.)|!!|\?\?/, 'one sign', 'Delete the other signs.', /([,;.!?])\1+/g, '$1'],
  [/(?<![\d/])\d{1,2}[/.]\d{1,2}[/.](?:\d{2}){1,2}(?![\d/])/, 'a date with the month in words', 'Write the month out.'],
  [/\b[kc]?m[23]\b/, 'a superscript figure', 'Write m² or m³.'],
  [/(?<![\d.,/-])\d{5,}(?![\d-]| \p{Lu})/u, 'grouped thousands', 'Write 10 000 in French, 10,000 in English.'],
  [/\s-\s/, 'a dash between spaces, “ – ”', 'Write – or reword.', /\s-\s/g, ' – '],
  [/['"`´]/, 'curved quotes and apostrophes', 'Write ’ for an apostrophe, and the quotes of the language.', /(?<=\p{L})['`´]/gu, '’'],
  [/\p{L}’’|’’\p{L}|,,\p{L}|‚/u, 'the quotes of the language', 'Write one quotation mark.'],
  [
    /(?<![\p{L}\p{M}’-])(\p{L}{2,}) \1(?![\p{L}\p{M}’-])(?<!\b(?:nous nous|vous vous|had had|that that))/iu,
    'no repeated word',
    'Delete one of the two.',
  ],
];

const french: readonly Slip[] = [
  ...common,
  [
    /[^\s(!?«…][;!?]/,
    'a space before ; ! and ?',
    'Add an ordinary space; the site makes it a no-break space.',
    /(?<=[^\s(!?«…])(?=[;!?])/g,
    ' ',
  ],
  [
    /[^\s(«]:(?!\/\/|\d)|\D:(?=\d)(?<!\s:)/,
    'a space before :',
    'Add an ordinary space; the site makes it a no-break space.',
    /(?<=[^\s(«])(?=:(?!\/\/|\d))/g,
    ' ',
  ],
  [/[:!?](?=[\p{L}{])/u, 'a space after it', 'Add the space.', /[:!?](?=[\p{L}{])/gu, '$& '],
  [/[“”„]/, 'guillemets, « … »', 'Write « and », with spaces inside.'],
  [
    /«(?!\s)|(?<!\s)»/,
    'a space inside guillemets',
    'Add an ordinary space; the site makes it a no-break space.',
    /(?<=«)(?!\s)|(?<!\s)(?=»)/g,
    ' ',
  ],
  [/\bn(?:o|º|r)\.? ?\d|\bN°|\bn°(?=\d)/, '“n° 5”', 'Write n°, a space and the number.'],
  [/\b\d+(?:[eè]me|i[eè]me|nd|nde)s?\b/i, '“2e”', 'Write 1er, 1re, 2e, 3e.'],
  [/\d(?:%|€)|\}(?:€)/, 'a space before % and €', 'Add a space.', /(?<=\d)(?=[%€])|(?<=\})(?=€)/g, ' '],
  [/€ ?[\d{]/, '€ after its number', 'Write 10 €.'],
  [/\d ?(?:[ap]\.m\.|[ap]m\b)/i, 'the 24-hour clock, “9 h 30”', 'Write h, with a space on each side.'],
  [
    /(?<=[\p{Ll}\d,] )(?:Janvier|Février|Mars|Avril|Mai|Juin|Juillet|Août|Septembre|Octobre|Novembre|Décembre|Lundi|Mardi|Mercredi|Jeudi|Vendredi|Samedi|Dimanche)s?(?!\p{L})/u,
    'days and months in small letters',
    'Write the first letter in lower case.',
  ],
  [/\b(?:c|ch|m|s|n|v)oe(?:ur|u|ud|urs)|\b(?:oeuvr|oeil|oeuf|manoeuvr|boeuf|foet)/i, 'œ', 'Write œ as one letter.'],
  [/(?:^|[.!?…:] )A (?=[\p{Ll}{])/u, '“À”, with its accent', 'Write À.'],
  [
    /\b(?:Etat|Etre|Etude|Equipe|Evaluer|Economie|Elever|Etape|Etablir|Ecole|Editeur|Editer|Echange|Ecrire|Ecrivez)s?\b/,
    'capitals with their accents',
    'Write É.',
  ],
  [
    /\d{1,3}(?:,\d{3})+(?!\d)|(?<![\d.]|\b[A-Z]\.)\d+\.\d+(?= ?(?:%|€|\p{Ll}))/u,
    'a space between thousands, a comma before decimals',
    'Write 10 000 and 2,5.',
  ],
];

const english: readonly Slip[] = [
  ...common,
  [/\s[;:!?]/, 'no space before ; : ! and ?', 'Delete the space.', /\s+(?=[;:!?])/g, ''],
  [/[;!?:](?=[\p{L}{])/u, 'a space after it', 'Add the space.', /[;!?:](?=[\p{L}{])/gu, '$& '],
  [/[«»„]/, 'curved quotes, “…”', 'Write “ and ”.'],
  [/“\s|\s”/, 'no space inside quotes', 'Delete the space.', /(?<=“)\s+|\s+(?=”)/g, ''],
  [/[\d}]\s(?:%|percent\b)/, 'no space before %', 'Write 12%.', /(?<=[\d}])\s+%/g, '%'],
  [/\d ?h ?\d{2}(?!\d)/, 'a full stop or a colon between hours and minutes', 'Write 9.30am.'],
  [/[\d}]\s?€/, '€ before its number', 'Write €10.'],
  [
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:st|nd|rd|th)?(?![\d\p{L}%])/u,
    'the day before its month',
    'Write 22 November 2026.',
  ],
  [/\d \d{3}(?!\d)|\d,\d(?!\d{2}(?!\d))/, 'a comma between thousands, a point before decimals', 'Write 10,000 and 2.5.'],
  [/(?<![\p{L}’])i(?:’(?:m|d|ve|ll))?(?= \p{L})(?!\. )/u, 'I as a capital', 'Write I.'],
];

/** Slips that appear once placeholders are filled: a figure has its own percent sign. */
const doublePercent: Slip = [/%\s?%/, 'one percent sign: the figure has its own', 'Delete the sign in the text.'];
const articles: readonly Slip[] = [
  [/\ba (?:8\d*|1[18])(?!\d)/i, '“an” before eight, eleven and eighteen', 'Write an, or reword where the figure may change.'],
  [/\ban (?!8|1[18](?!\d))\d/i, '“a” before a number that begins with a consonant', 'Write a, or reword where the figure may change.'],
];

export const frenchTypography: TextRule = {
  name: 'french-typography',
  looksAt: 'text',
  explain: `A slip of French typography: a missing space before ; : ! ? or inside « guillemets », a straight apostrophe, three dots for “…”, “oe” for “œ”,
a capital without its accent. Type ordinary spaces, which the site turns into no-break spaces; texts with an agreed wording are skipped.

  "title": "Pourquoi nous?"
    found:    “…rquoi nous?”
    expected: a space before ; ! and ?
    way out:  Add an ordinary space; the site makes it a no-break space.`,
  check: (message) => slipsOf(message, 'fr', french, [doublePercent], ['«»', '()']),
};

export const englishTypography: TextRule = {
  name: 'english-typography',
  looksAt: 'text',
  explain: `A slip of English typography: a space before a sign, straight quotes or apostrophes, three dots for “…”, “12 %” or “10€”, “a 8-month pilot”.
Texts with an agreed wording are skipped.

  "title": "Up to 12 %"
    found:    “Up to 12 %”
    expected: no space before %
    way out:  Write 12%.`,
  check: (message) => slipsOf(message, 'en', english, [doublePercent, ...articles], ['“”', '()']),
};

function slipsOf(
  message: MessageText,
  locale: string,
  typed: readonly Slip[],
  filled: readonly Slip[],
  pairs: readonly string[],
): OfText[] {
  if (message.locale !== locale || isFixed(message)) return [];
  // Blocks and list items are lines.
  return asTyped(message)
    .split('\n')
    .flatMap((line) => [...slipsIn(line, typed), ...pairs.flatMap((pair) => unbalanced(line, pair))])
    .concat(
      asRead(message)
        .split('\n')
        .flatMap((line) => slipsIn(line, filled)),
    );
}

/** Returns each slip of a text once, with the words around it. */
function slipsIn(text: string, slips: readonly Slip[]): OfText[] {
  return slips.flatMap(([form, expected, wayOut, wrong, right = '']) => {
    const match = form.exec(text);
    if (!match) return [];
    const [from, to] = [Math.max(0, match.index - 12), match.index + match[0].length + 12];
    const found = `“${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}”`;
    return [{ found, expected, wayOut, ...(wrong && { correct: (typed: string) => typed.replace(wrong, right) }) }];
  });
}

/** Compares the number and the order of opening and closing signs. */
function unbalanced(text: string, [open = '', close = '']: string): OfText[] {
  let depth = 0;
  for (const sign of text) {
    if (sign === open) depth++;
    else if (sign === close && --depth < 0) break;
  }
  if (depth === 0) return [];
  const [there, missing] = depth > 0 ? [open, close] : [close, open];
  return [{ found: `“${there}” without “${missing}”`, expected: 'pairs of both signs', wayOut: `Add ${missing}, or delete ${there}.` }];
}
