/** Two languages. */
export const locales = { fr: { prefix: '', tag: 'fr-FR' }, 'pt-BR': { prefix: '/pt', tag: 'pt-BR' } } as const;
export const defaultLocale = 'fr';
export type Locale = keyof typeof locales;
