/** From a text as its translator typed it to the text that visitors read, on the site and in the answers of its functions. */

import { keyFigureValues, replacePlaceholders } from '../language/placeholders.ts';
import type { KeyFigure } from '../site/constants.ts';
import { formatNumber, widenSpaces } from './formats.ts';
import { bindNumbers } from './line-breaks.ts';

/** A language of the site, and what becomes in it of the placeholders that any text may use. */
export interface Language {
  readonly locale: string;
  /** The BCP 47 tag that numbers are written with. */
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
}

/** What the placeholders of any text stand for: the figures, and the identity as far as `identityPlaceholders` name it. */
export interface Facts {
  readonly figures: Readonly<Record<string, KeyFigure>>;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly identityPlaceholders: readonly string[];
}

/** A language with the values that the facts have in it. */
export function languageOf(locale: string, tag: string, { figures, identity, identityPlaceholders }: Facts): Language {
  const ofIdentity = Object.fromEntries(identityPlaceholders.map((name) => [name, String(identity[name])]));
  return { locale, tag, values: { ...keyFigureValues(figures, tag), ...ofIdentity } };
}

const wide = '\u00a0';

/** What a number names rather than counts: an article or a text of law, a month of a timetable, the base of an index. */
const numbered = /(\b(?:art\.|articles?|s\.|sections?|[Ll]oi|[Ll]aw|[Mm]ois|[Mm]onths?|base)|\((?:UE|EU|CE|EC)\)) (?=[LR]?\.?\d)/g;

/**
 * A text with its placeholders filled, those of its own with `numbers`, and with the unbreakable spaces its language wants,
 * so that translators can type ordinary ones: between a number and its unit, before the number of an article, a law or a month, and in
 * French before `; ! ? :` and inside guillemets. Narrow no-break spaces become no-break ones. What a component fills stays for it, and so do language marks.
 */
export function typeset(text: string, { locale, tag, values }: Language, numbers: Readonly<Record<string, number>> = {}): string {
  const own = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, tag)]));
  const filled = bindNumbers(widenSpaces(replacePlaceholders(text, { ...values, ...own })), locale);
  const set = filled.replace(numbered, `$1${wide}`);
  if (locale !== 'fr') return set;
  return set
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, wide)
    .replace(/ ([;!?:])/g, `${wide}$1`)
    .replace(/« /g, `«${wide}`)
    .replace(/ »/g, `${wide}»`);
}
