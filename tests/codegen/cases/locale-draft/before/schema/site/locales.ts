/** Two languages, and a draft. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  en: { prefix: '/en', tag: 'en-GB' },
  de: { prefix: '/de', tag: 'de-DE', draft: true },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
