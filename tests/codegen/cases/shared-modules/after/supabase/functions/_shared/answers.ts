// Generated from schema/ by "npm run codegen". Do not edit. Seal: 4196c85cb6f3cf33
/** Texts and paths with which the contact function answers visitors, by locale. */
export const defaultLocale = 'fr';

/** `labels`: labels of the labelled lines at the end of a message; `sent`, `notSent`: paths of the pages that answer a form; `subjects`: names of the subjects; `refusals`: texts for each refusal. */
export const answers = {
  fr: {
    labels: {
      phone: 'Aller au contenu',
    },
    sent: '/a-propos',
    notSent: '/guides/strategie',
    subjects: {
      advice: {
        title: 'Conseil',
        text: 'Gardez 3 à 6 mois d’avance.',
      },
      'strategy-guide': {
        title: 'Le guide',
        text: 'La méthode, pas à pas.',
      },
    },
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
    labels: {
      phone: 'Skip to content',
    },
    sent: '/en/about',
    notSent: '/en/guides/strategy',
    subjects: {
      advice: {
        title: 'Advice',
        text: 'Keep 3 to 6 months of cash.',
      },
      'strategy-guide': {
        title: 'The guide',
        text: 'The method, step by step.',
      },
    },
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
