import { withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

export default {
  good: [(own) => own],
  bad: [
    [
      withText('en', 'common.form.phone', 'First name'),
      { found: '“First name”, the text of common.form.firstName as well', where: 'generated/messages/en/common.json', locale: 'en' },
    ],
    [withText('fr', 'common.form.email', 'Envoyer le message'), { found: '“Envoyer le message”, the text of common.form.send as well' }],
  ],
} satisfies Fixtures<GivenProject>;
