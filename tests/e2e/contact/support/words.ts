/** What the forms say: in French word for word as the specification has it (sections 4, 5 and 8), in English as translated. */
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
export const sending = { fr: 'Envoi en cours...', en: message('en', 'common.form.sending') };

/** What is logged when a failure does not say what it is. */
export const failureDefault = { fr: "Erreur lors de l'envoi du message", en: message('en', 'common.form.page.failureDefault') };

export function word(locale: Locale, key: keyof typeof specified): Word {
  if (locale === 'fr') return specified[key];
  return { title: message(locale, `common.form.${key}.title`), text: message(locale, `common.form.${key}.text`) };
}
