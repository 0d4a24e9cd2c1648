// Generated from schema/ by "npm run codegen". Do not edit. Seal: c93edc90f188109d
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
      diagnostic: 'Diagnostic de réseau',
      booster: 'Session Retail Booster',
      hotline: 'Hotline commerçants',
      france: 'Ouvrir en France',
      case: 'Un cas proche du mien',
    },
    refusals: {
      invalid: {
        title: 'Un champ est à revoir',
        text: 'Le prénom, le nom, l’adresse e-mail ou le message manque, est trop court ou n’a pas la forme attendue. Corrigez-le, puis envoyez à nouveau.',
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
      diagnostic: 'Network diagnostic',
      booster: 'Retail Booster session',
      hotline: 'Merchants’ hotline',
      france: 'Entering France',
      case: 'A case like ours',
    },
    refusals: {
      invalid: {
        title: 'One field needs another look',
        text: 'The first name, the last name, the email address or the message is missing, too short or not in the form we expect. Correct it, then send it again.',
      },
      long: {
        title: 'One text is too long',
        text: 'One of the fields exceeds its limit; that of the message is 5,000 characters. Shorten it, or send us all of it by email.',
      },
      limited: {
        title: 'Several messages received already',
        text: 'We have had several from you, and the form takes no more for now. Please try again in an hour, or write to us directly by email.',
      },
      unavailable: {
        title: 'The message could not be taken in',
        text: 'The site could not take your message in. Please try again in a few minutes; if it happens again, write to us directly by email.',
      },
    },
  },
};
