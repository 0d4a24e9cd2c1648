/** Two regions of one language, and a language of three letters. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  en: { prefix: '/en', tag: 'en-GB' },
  pt: { prefix: '/pt', tag: 'pt-PT' },
  'pt-BR': { prefix: '/pt-br', tag: 'pt-BR' },
  fil: { prefix: '/fil', tag: 'fil-PH' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
