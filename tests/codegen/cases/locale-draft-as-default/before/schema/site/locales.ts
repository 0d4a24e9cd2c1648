/** Two languages; the default one is a draft. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR', draft: true },
  en: { prefix: '/en', tag: 'en-GB' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
