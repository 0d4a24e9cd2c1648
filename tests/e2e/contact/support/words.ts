/** What the forms say: in French word for word as the specification has it (sections 4, 5 and 8), in other languages as translated. */
import type { ContactField } from '#schema/contact.ts';
import { contactBounds } from '#schema/contact-bounds.ts';
import type { Locale } from '#schema/site.ts';
import { message } from '../../support/messages.ts';

export interface Word {
  readonly title: string;
  readonly text: string;
}

const sent = 'Merci, votre message a bien été envoyé. Nous reviendrons vers vous sous 24h.';

const specified = {
  'errors.name': { title: 'Nom incomplet', text: 'Prénom et nom requis.' },
  'errors.email': { title: 'Email invalide', text: 'Veuillez saisir une adresse email valide.' },
  'errors.message': { title: 'Message trop court', text: 'Le message doit contenir au moins 10 caractères.' },
  'modal.success': { title: 'Message envoyé', text: sent },
  'page.success': { title: 'Message envoyé !', text: sent },
  'modal.failure': { title: "Erreur d'envoi", text: "Impossible d'envoyer le message. Veuillez réessayer." },
  'page.failure': { title: 'Erreur', text: 'Une erreur est survenue. Veuillez réessayer.' },
} as const satisfies Record<string, Word>;

/** The label of the button while a message is on its way. */
export function sending(locale: Locale): string {
  return locale === 'fr' ? 'Envoi en cours...' : message(locale, 'common.form.sending');
}

/** What is logged when a failure does not say what it is. */
export function failureDefault(locale: Locale): string {
  return locale === 'fr' ? "Erreur lors de l'envoi du message" : message(locale, 'common.form.page.failureDefault');
}

export function word(locale: Locale, key: keyof typeof specified): Word {
  if (locale === 'fr') return specified[key];
  return {
    title: message(locale, `common.form.${key}.title`),
    text: message(locale, `common.form.${key}.text`, { min: contactBounds.message.min }),
  };
}

/** What stands below a field that is wrong: which one it is and what is asked. */
export function mistake(locale: Locale, field: ContactField): string {
  const said: Partial<Record<string, Record<ContactField, string>>> = {
    fr: {
      firstName: 'Indiquez votre prénom\u00a0: au moins 2 caractères.',
      lastName: 'Indiquez votre nom\u00a0: au moins 2 caractères.',
      email: 'Indiquez une adresse complète, par exemple nom@domaine.fr.',
      phone: 'Indiquez un seul numéro\u00a0: 40 caractères au plus.',
      message: 'Ce message est trop court\u00a0: écrivez au moins 10 caractères.',
    },
    en: {
      firstName: 'Enter your first name: at least 2 characters.',
      lastName: 'Enter your last name: at least 2 characters.',
      email: 'Enter a full address, for example name@example.com.',
      phone: 'Enter one number only: 40 characters at most.',
      message: 'This message is too short: write at least 10 characters.',
    },
  };
  return (
    said[locale]?.[field] ??
    message(locale, `common.form.mistakes.${field}`, { min: contactBounds[field === 'message' ? field : 'name'].min })
  );
}

/** What is said of a field beforehand. */
export function hint(locale: Locale, field: ContactField): string {
  const said: Partial<Record<string, string>> = { fr: 'au moins 10 caractères', en: 'at least 10 characters' };
  return field === 'message' ? (said[locale] ?? message(locale, 'common.form.messageHint', { min: contactBounds.message.min })) : '';
}
