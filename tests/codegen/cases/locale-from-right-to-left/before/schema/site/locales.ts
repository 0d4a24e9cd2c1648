/** Three languages; the script of the third is that of its country. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR' },
  ar: { prefix: '/ar', tag: 'ar-MA' },
  az: { prefix: '/az', tag: 'az-IR' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
