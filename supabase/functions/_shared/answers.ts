// Generated from schema/ by "npm run codegen". Do not edit. Seal: 2aa02a482b2f066d
/** Texts and paths with which the contact function answers visitors, by locale. */
export const defaultLocale = 'fr';

/** `labels`: labels of the labelled lines at the end of a message; `sent`, `notSent`: paths of the pages that answer a form; `subjects`: names of the subjects; `refusals`: texts for each refusal. */
export const answers = {
  fr: {
    labels: {
      subjectId: 'Sujet',
      phone: 'Téléphone',
    },
    sent: '/contact/message-envoye',
    notSent: '/contact/message-non-envoye',
    subjects: {
      general: 'Question générale',
      diagnostic: 'Diagnostic réseau',
      booster: 'Retail Booster',
      hotline: 'Hotline commerçants',
      france: 'Ouvrir en France',
      case: 'Un cas proche du mien',
    },
    refusals: {
      invalid: {
        title: 'Un champ est à revoir',
        text: 'Un champ obligatoire manque, ou n’a pas la forme attendue : prénom, nom, adresse e-mail, message. Corrigez-le, puis envoyez à nouveau.',
      },
      long: {
        title: 'Un texte est trop long',
        text: 'L’un des champs dépasse sa limite ; celle du message est de 5 000 caractères. Raccourcissez-le, ou envoyez-nous l’ensemble par e-mail.',
      },
      limited: {
        title: 'Plusieurs messages déjà reçus',
        text: 'Nous en avons reçu plusieurs de votre part, et le formulaire n’en prend pas davantage pour l’instant. Réessayez dans une heure, ou écrivez-nous directement par e-mail.',
      },
      unavailable: {
        title: 'Le message n’a pas pu être enregistré',
        text: 'Le site n’a pas pu prendre votre message en charge. Réessayez dans quelques minutes ; si cela se reproduit, écrivez-nous directement par e-mail.',
      },
    },
  },
  en: {
    labels: {
      subjectId: 'Subject',
      phone: 'Telephone',
    },
    sent: '/en/contact/message-sent',
    notSent: '/en/contact/message-not-sent',
    subjects: {
      general: 'General enquiry',
      diagnostic: 'Network Diagnostic',
      booster: 'Retail Booster',
      hotline: 'Merchants’ hotline',
      france: 'Entering France',
      case: 'A case like ours',
    },
    refusals: {
      invalid: {
        title: 'One field needs another look',
        text: 'A required field is missing, or not in the form we expect: first name, last name, email address, message. Correct it, then send it again.',
      },
      long: {
        title: 'One of your entries is too long',
        text: 'One of the fields is over its limit, which is 5,000 characters for the message. Shorten it, or email us the whole text.',
      },
      limited: {
        title: 'Several messages received already',
        text: 'We’ve had several from you, and the form takes no more for now. Please try again in an hour, or email us directly.',
      },
      unavailable: {
        title: 'The message could not be saved',
        text: 'The site could not accept your message. Please try again in a few minutes; if it happens again, email us directly.',
      },
    },
  },
};
