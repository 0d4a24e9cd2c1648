// Generated from schema/ by "npm run codegen". Do not edit. Seal: f4877676fef8cb00
/** What the contact function says to a visitor, by locale. */
export const defaultLocale = 'fr';

/** `phone`: the word in the last line of a message; `sent`, `notSent`: the pages of the site that answer a form; `refusals`: their words. */
export const answers = {
  fr: {
    phone: 'Aller au contenu',
    sent: '/a-propos',
    notSent: '/guides/strategie',
    refusals: {
      advice: {
        title: 'Conseil',
        text: 'Gardez 3 à 6 mois d’avance.',
      },
      'strategy-guide': {
        title: 'Le guide',
        text: 'La méthode, pas à pas.',
      },
    },
  },
  en: {
    phone: 'Skip to content',
    sent: '/en/about',
    notSent: '/en/guides/strategy',
    refusals: {
      advice: {
        title: 'Advice',
        text: 'Keep 3 to 6 months of cash.',
      },
      'strategy-guide': {
        title: 'The guide',
        text: 'The method, step by step.',
      },
    },
  },
};
