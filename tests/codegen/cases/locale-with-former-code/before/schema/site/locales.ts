/** Codes in other forms: bibliographic, deprecated, of three letters, and of no language. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  ger: { prefix: '/de', tag: 'de-DE' },
  in: { prefix: '/id', tag: 'id-ID' },
  gsw: { prefix: '/gsw', tag: 'gsw-CH' },
  german: { prefix: '/german', tag: 'de-DE' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
