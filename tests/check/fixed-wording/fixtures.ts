import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'Nom incomplet', key: 'common.form.errors.name.title' },
    {
      text: 'Merci, votre message a bien été envoyé. Nous reviendrons vers vous sous {replyHours}h.',
      key: 'common.form.modal.success.text',
    },
    { text: 'Any text', key: 'common.form.send' },
  ],
  bad: [
    [{ text: 'Nom trop court', key: 'common.form.errors.name.title' }, { found: '“Nom trop court”, with the hash' }],
    [{ text: 'Erreur d’envoi', key: 'common.form.modal.failure.title' }, { found: '“Erreur d’envoi”' }],
    [{ text: 'Oops! Page not Found', locale: 'en', key: 'notFound.title' }, { found: 'Oops' }],
  ],
} satisfies Fixtures<GivenText>;
