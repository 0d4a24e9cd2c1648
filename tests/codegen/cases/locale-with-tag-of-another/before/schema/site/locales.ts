/** Two languages. */
export const locales = { fr: { prefix: '', tag: 'fr-FR' }, en: { prefix: '/en', tag: 'fr-CA' } } as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
