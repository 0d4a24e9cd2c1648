/** The languages of the site. */

interface LocaleFacts {
  readonly prefix: string;
  readonly tag: string;
  readonly ogLocale: string;
  readonly name: string;
  readonly short: string;
  readonly draft?: boolean;
}

/**
 * The locales, by their code: a language with an optional script and region (`fr`, `fil`, `pt-BR`), which names the folder of message
 * files and is the `lang` of pages. The first locale is the default: its paths have no prefix. `tag` is the BCP 47 tag for numbers
 * and dates, and its script decides the direction of pages; `name` is the language's own name. A locale with `draft: true` may lack
 * texts: `npm run dev` and `npm run build -- --mode preview` show those of the default locale; other builds leave out its pages.
 */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR', ogLocale: 'fr_FR', name: 'Français', short: 'FR' },
  en: { prefix: '/en', tag: 'en-GB', ogLocale: 'en_GB', name: 'English', short: 'EN' },
} as const satisfies Readonly<Record<string, LocaleFacts>>;

export type Locale = keyof typeof locales;

/** The locale codes, default first. */
export const localeCodes = Object.keys(locales) as Locale[];

/** Returns true for a locale whose translation is not finished. */
export function isDraft(locale: Locale): boolean {
  const { draft = false }: LocaleFacts = locales[locale];
  return draft;
}

/** The locales without drafts, default first: those of language links, alternates and feeds. */
export const publishedLocales = /* @__PURE__ */ localeCodes.filter((locale) => !isDraft(locale));

/** The locale of paths without a prefix, and of hreflang `x-default`. */
export const defaultLocale: Locale = 'fr';

/** Returns the locale of a path, whether a page exists there or not: `/en/nope` is English. */
export function localeOfPath(path: string): Locale {
  const owns = (prefix: string) => prefix !== '' && (path === prefix || path.startsWith(`${prefix}/`));
  return localeCodes.find((locale) => owns(locales[locale].prefix)) ?? defaultLocale;
}
