// Generated from schema/ by "npm run codegen". Do not edit. Seal: e7b9c545cd3a8925
/** Texts and paths with which the contact function answers visitors, by locale. */
export const defaultLocale = 'fr';

/** `labels`: labels of the labelled lines at the end of a message; `sent`, `notSent`: paths of the pages that answer a form; `subjects`: names of the subjects; `refusals`: texts for each refusal. */
export const answers = {
  fr: {
    labels: {
      phone: 'Aller au contenu',
    },
    sent: '/merci',
    notSent: '/non-envoye',
    subjects: {
      long: {
        title: 'Trop long ?',
        text: '« 5 000 caractères » au plus : c’est la limite ; écrivez à Enseigne !',
      },
      limited: {
        title: 'Dans 3 heures',
        text: 'Le Retail Booster aussi.',
      },
    },
    refusals: {
      long: {
        title: 'Trop long ?',
        text: '« 5 000 caractères » au plus : c’est la limite ; écrivez à Enseigne !',
      },
      limited: {
        title: 'Dans 3 heures',
        text: 'Le Retail Booster aussi.',
      },
    },
  },
  en: {
    labels: {
      phone: 'Skip to content',
    },
    sent: '/en/thanks',
    notSent: '/en/not-sent',
    subjects: {
      long: {
        title: 'Too long?',
        text: '5,000 characters at most: write to Enseigne!',
      },
      limited: {
        title: 'In 3 hours',
        text: 'The Grand Magasin isn\'t "open".',
      },
    },
    refusals: {
      long: {
        title: 'Too long?',
        text: '5,000 characters at most: write to Enseigne!',
      },
      limited: {
        title: 'In 3 hours',
        text: 'The Grand Magasin isn\'t "open".',
      },
    },
  },
};
