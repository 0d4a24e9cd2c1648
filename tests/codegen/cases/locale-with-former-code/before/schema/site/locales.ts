/** Codes in other forms: bibliographic, deprecated, in other letter case, with a variant, and of no language. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  ger: { prefix: '/de', tag: 'de-DE' },
  in: { prefix: '/id', tag: 'id-ID' },
  'pt-br': { prefix: '/pt-br', tag: 'pt-BR' },
  'de-1996': { prefix: '/de-1996', tag: 'de-1996' },
  german: { prefix: '/german', tag: 'de-DE' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
