/** The languages of the site. */

/**
 * The locales, by the code that paths and message files use. The first locale is the default: its paths have no prefix.
 * `tag` is the BCP 47 tag for numbers and dates, `name` the language's own name.
 */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR', ogLocale: 'fr_FR', name: 'Français', short: 'FR' },
  en: { prefix: '/en', tag: 'en-GB', ogLocale: 'en_GB', name: 'English', short: 'EN' },
} as const;

export type Locale = keyof typeof locales;

/** The locale codes, default first. */
export const localeCodes = Object.keys(locales) as Locale[];

/** The locale of paths without a prefix, and of hreflang `x-default`. */
export const defaultLocale: Locale = 'fr';

/** Returns the locale of a path, whether a page exists there or not: `/en/nope` is English. */
export function localeOfPath(path: string): Locale {
  const owns = (prefix: string) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return localeCodes.find((locale) => owns(locales[locale].prefix)) ?? defaultLocale;
}
