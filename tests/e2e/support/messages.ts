/** Reads the texts of the site from the message files, so that tests do not break when texts change. */
import { readFileSync } from 'node:fs';
import { keyFigureValues, replacePlaceholders } from '#schema/language/placeholders.ts';
import { otherForm } from '#schema/language/plural.ts';
import { figures } from '#schema/site/constants.ts';
import { type Locale, locales } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';

const folder = new URL('../../../generated/messages/', import.meta.url);

/** Replaces non-breaking spaces of a page with the plain spaces of message files. */
export const plainSpaces = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * Returns the text of a key, with key figures and `values` filled in and language marks removed:
 * `message('fr', 'common.header.openMenu')`. Of plural forms, returns the form `other`. Throws if the
 * key has no text.
 */
export function message(locale: Locale, key: string, values: Readonly<Record<string, string | number>> = {}): string {
  const [bundle, ...steps] = key.split('.');
  const file: unknown = JSON.parse(readFileSync(new URL(`${locale}/${bundle}.json`, folder), 'utf8'));
  const found = steps.reduce((part, step) => (part as Readonly<Record<string, unknown>> | undefined)?.[step], file);
  if (typeof found !== 'string') throw new Error(`no text for ${key} in ${locale}`);
  return replacePlaceholders(plainText(otherForm(found)), { ...keyFigureValues(figures, locales[locale].tag), ...values });
}
