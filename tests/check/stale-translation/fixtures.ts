import { hashOf } from '../../../scripts/model/messages/sources.ts';
import type { Fixtures, GivenText } from '../fixtures.ts';

const file = 'generated/messages/en/_sources.json';

export default {
  project: (project) => ({
    ...project,
    generated: { ...project.generated, [file]: JSON.stringify({ home: { 'hero.title': hashOf('Bonjour') } }) },
  }),
  good: [
    { text: 'Hello', locale: 'en', others: { fr: 'Bonjour' } },
    { text: 'Anything' },
    { text: '', locale: 'en', others: { fr: 'Bonsoir' } },
  ],
  bad: [
    [
      { text: 'Hello', locale: 'en', others: { fr: 'Bonsoir' } },
      {
        found: 'a translation of an older source, “Bonsoir” today',
        wayOut: 'Revise the translation if needed, then run npm run translate -- ack home.hero.title.',
        locale: 'en',
      },
    ],
    [
      { text: 'Hello', locale: 'en', others: { fr: 'Bonjour' }, key: 'home.hero.lead' },
      { found: 'a translation that nobody has confirmed' },
    ],
  ],
} satisfies Fixtures<GivenText>;
