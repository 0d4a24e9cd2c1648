/** Two languages. */
export const locales = {
  fr: { prefix: '', tag: 'fr-FR', name: 'Français', short: 'FR' },
  en: { prefix: '/en', tag: 'en-GB', name: 'Français', short: 'FR' },
} as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
