/** A small site in two languages. */
export const locales = { fr: { prefix: '', tag: 'fr-FR' }, en: { prefix: '/en', tag: 'fr-CA' } } as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
export const fictionalIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne' };
export const identityPlaceholders = ['firmName'];
