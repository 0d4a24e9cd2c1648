// Generated from schema/ by "npm run codegen". Do not edit. Seal: f16b66f6eac796ef
/** What the contact function says to a visitor, by locale. */
export const defaultLocale = 'fr';

/** `phone`: the word in the last line of a message; `sent`, `notSent`: the pages of the site that answer a form; `refusals`: their words. */
export const answers = {
  fr: {
    phone: 'Aller au contenu',
    sent: '/merci',
    notSent: '/non-envoye',
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
    phone: 'Skip to content',
    sent: '/en/thanks',
    notSent: '/en/not-sent',
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
