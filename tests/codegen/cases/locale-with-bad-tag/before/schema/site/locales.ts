/** Two languages. */
export const locales = { fr: { prefix: '', tag: 'fr-FR' }, en: { prefix: '/en', tag: 'en_GB' } } as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
