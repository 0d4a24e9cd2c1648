/** The words of the site, from the files that translators fill: tests look for what a page should say today. */
import { readFileSync } from 'node:fs';
import { keyFigureValues, replacePlaceholders } from '#schema/language/placeholders.ts';
import { figures } from '#schema/site/constants.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';

const folder = new URL('../../../generated/messages/', import.meta.url);

/** A text of a page with spaces like those of message files: where its lines may not break is left out. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * The text of a key, figures and `values` filled in, marks of other languages left out: `message('fr', 'common.header.openMenu')`.
 * Throws for a key that is no text.
 */
export function message(locale: Locale, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [bundle, ...steps] = key.split('.');
  const file: unknown = JSON.parse(readFileSync(new URL(`${locale}/${bundle}.json`, folder), 'utf8'));
  const found = steps.reduce((part, step) => (part as Readonly<Record<string, unknown>> | undefined)?.[step], file);
  if (typeof found !== 'string') throw new Error(`${key} is no text in ${locale}`);
  return replacePlaceholders(plainText(found), { ...keyFigureValues(figures, locales[locale].tag), ...values });
}
