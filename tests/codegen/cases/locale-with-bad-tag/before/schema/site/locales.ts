/** Tags that Intl rejects, that are not in canonical form, and of a language without formats. */
export const locales = {
  fr: { prefix: '', tag: 'FR-fr' },
  en: { prefix: '/en', tag: 'en_GB' },
  zh: { prefix: '/zh', tag: 'zh-cmn-Hant-TW' },
  nb: { prefix: '/nb', tag: 'no-bok' },
  aa: { prefix: '/aa', tag: 'aa-ET' },
  de: { prefix: '/de', tag: 'German' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
