/** A small site in two languages. */
export const locales = { fr: { prefix: '', tag: 'fr-FR' }, 'pt-BR': { prefix: '/pt', tag: 'pt-BR' } } as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
export const fictionalIdentity = { origin: 'https://www.site.example', firmName: 'Enseigne' };
export const identityPlaceholders = ['firmName'];
