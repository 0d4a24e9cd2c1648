/** Tags of another language, region and script than the code. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  en: { prefix: '/en', tag: 'fr-CA' },
  'pt-BR': { prefix: '/pt-br', tag: 'pt-PT' },
  'sr-Latn': { prefix: '/sr-latn', tag: 'sr-Cyrl-RS' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
