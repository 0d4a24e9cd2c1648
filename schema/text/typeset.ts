/** Typesetting: turns the text of a translator into the text that visitors read, on the site and in the contact function. */
import { keyFigureValues, replacePlaceholders } from '../language/placeholders.ts';
import type { KeyFigure } from '../site/constants.ts';
import { formatNumber, widenSpaces } from './formats.ts';
import { primaryLanguage } from './language-tag.ts';
import { bindNumbers } from './line-breaks.ts';

/** A language of the site, with its values for the placeholders that any text may use. */
export interface Language {
  readonly locale: string;
  /** The BCP 47 tag for numbers. */
  readonly tag: string;
  readonly values: Readonly<Record<string, string>>;
  /** Changes a composed text, by its key with bundle. Set in the desk, which marks texts. */
  readonly finish?: (text: unknown, id: string) => unknown;
}

/** Values for the placeholders that any text may use: the figures, and the identity fields in `identityPlaceholders`. */
export interface Facts {
  readonly figures: Readonly<Record<string, KeyFigure>>;
  readonly identity: Readonly<Record<string, unknown>>;
  readonly identityPlaceholders: readonly string[];
}

/** Returns a language with its placeholder values. */
export function languageOf(locale: string, tag: string, { figures, identity, identityPlaceholders }: Facts): Language {
  const identityValues = Object.fromEntries(identityPlaceholders.map((name) => [name, String(identity[name])]));
  return { locale, tag, values: { ...keyFigureValues(figures, tag), ...identityValues } };
}

const wide = '\u00a0';

/** A word before a number that identifies something: an article or law, a month of a timetable, the base of an index. */
const numbered = /(\b(?:art\.|articles?|s\.|sections?|[Ll]oi|[Ll]aw|[Mm]ois|[Mm]onths?|base)|\((?:UE|EU|CE|EC)\)) (?=(?:[LRDA]\.? ?)?\d)/g;

/** The letter of an article of law before its number, as French law writes it: `L. 330-3`. */
const codeLetter = /(\b[LRDA]\.) (?=\d)/g;

/** Fills the placeholders of a text (its own with `numbers`), and {@link bindSpaces}. Keeps the component's placeholders and the language marks. */
export function typeset(text: string, language: Language, numbers?: Readonly<Record<string, number>>): string {
  return bindSpaces(fillText(text, language, numbers), language.locale);
}

/** Fills the placeholders of a text, its own with `numbers`. */
export function fillText(text: string, { tag, values }: Language, numbers: Readonly<Record<string, number>> = {}): string {
  const own = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, formatNumber(value, tag)]));
  return replacePlaceholders(text, { ...values, ...own });
}

/**
 * Replaces ordinary spaces by no-break spaces where a language requires them: between a number and its unit, before the number of an
 * article, law or month, and in French before `; ! ? :` and inside guillemets. Narrow no-break spaces become no-break spaces. Each
 * character stays at its offset.
 */
export function bindSpaces(text: string, locale: string): string {
  const language = primaryLanguage(locale);
  const bound = bindNumbers(widenSpaces(text), language).replace(numbered, `$1${wide}`).replace(codeLetter, `$1${wide}`);
  if (language !== 'fr') return bound;
  return bound
    .replace(/(?<=\d) (?=\d{3}(?!\d))/g, wide)
    .replace(/ ([;!?:])/g, `${wide}$1`)
    .replace(/« /g, `«${wide}`)
    .replace(/ »/g, `${wide}»`);
}
