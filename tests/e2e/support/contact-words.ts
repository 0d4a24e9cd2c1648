/** Texts of the contact forms: in French as the specification fixes them, in other languages as translated. */
import { type ContactField, contactFields, fieldOf } from '#schema/contact/fields.ts';
import type { Locale } from '#schema/site/locales.ts';
import { message } from './messages.ts';

export interface Word {
  readonly title: string;
  readonly text: string;
}

const sent = 'Merci, votre message a bien été envoyé. Nous reviendrons vers vous sous 24h.';

const fixed = {
  'errors.name': { title: 'Nom incomplet', text: 'Prénom et nom requis.' },
  'errors.email': { title: 'Email invalide', text: 'Veuillez saisir une adresse email valide.' },
  'errors.message': { title: 'Message trop court', text: 'Le message doit contenir au moins 10 caractères.' },
  'modal.success': { title: 'Message envoyé', text: sent },
  'page.success': { title: 'Message envoyé !', text: sent },
  'modal.failure': { title: "Erreur d'envoi", text: "Impossible d'envoyer le message. Veuillez réessayer." },
  'page.failure': { title: 'Erreur', text: 'Une erreur est survenue. Veuillez réessayer.' },
} as const satisfies Record<string, Word>;

/** The label of the button during a request. */
export function sending(locale: Locale): string {
  return locale === 'fr' ? 'Envoi en cours...' : message(locale, 'common.form.sending');
}

/** The log entry for an error answer without a reason. */
export function failureDefault(locale: Locale): string {
  return locale === 'fr' ? "Erreur lors de l'envoi du message" : message(locale, 'common.form.page.failureDefault');
}

export function word(locale: Locale, key: keyof typeof fixed): Word {
  if (locale === 'fr') return fixed[key];
  return {
    title: message(locale, `common.form.${key}.title`),
    text: message(locale, `common.form.${key}.text`, { min: contactFields.message.min }),
  };
}

/** The text below an invalid field. */
export function mistake(locale: Locale, field: ContactField): string {
  const { min = 0 } = fieldOf(field);
  return message(locale, `common.form.mistakes.${field}`, { min });
}

/** The hint beside a field. */
export function hint(locale: Locale, field: ContactField): string {
  return field === 'message' ? message(locale, 'common.form.messageHint', { min: contactFields.message.min }) : '';
}
