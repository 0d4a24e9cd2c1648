/** How French is set: spaces before double signs, guillemets, apostrophes, ligatures. */

import { isFixed } from '../../messages/fixed-wordings.ts';
import { commonSlips, filledSlips, type Slip, slipsIn, unbalanced } from '../../messages/typography.ts';
import { asRead, asTyped } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

const slips: readonly Slip[] = [
  ...commonSlips,
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

export const frenchTypography: TextRule = {
  name: 'french-typography',
  looksAt: 'text',
  explain: `French wants a space before ; : ! ? and inside « guillemets », ’ for an apostrophe, … for three dots, n° 5, œ, À and É.
Type ordinary spaces: the site makes them unbreakable. The way out: correct the signs. Fixed wordings of the specification stay as they are.`,
  check(message) {
    if (message.locale !== 'fr' || isFixed(message)) return [];
    const text = asTyped(message);
    return [
      ...slipsIn(text, slips),
      ...slipsIn(asRead(message), filledSlips),
      ...unbalanced(text, [
        ['«', '»'],
        ['(', ')'],
      ]),
    ];
  },
};
