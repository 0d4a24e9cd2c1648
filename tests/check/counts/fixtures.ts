import { withSchema, withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const criteria = (value: number, counts = 'criteria') =>
  withSchema(({ facts }) => ({ facts: { ...facts, figures: { ...facts.figures, locationCriteria: { value, unit: 'count', counts } } } }));

/** A title above a list of five. */
const title = (locale: string, text: string) => withText(locale, 'about.expertise.title', text);

export default {
  good: [
    (own) => own,
    title('fr', 'Nos domaines'),
    title('fr', 'Les 5 domaines'),
    title('en', 'One firm, five fields'),
    title('fr', 'En 2026'),
    title('fr', 'Domaines des deux-roues'),
  ],
  bad: [
    [
      criteria(11),
      { found: 'locationCriteria is 11', where: 'schema/constants.ts', expected: '12: the collection "criteria" has as many entities' },
    ],
    [criteria(12, 'criterias'), { found: 'locationCriteria, which counts "criterias"' }],
    [
      title('fr', 'Quatre domaines'),
      { found: '“Quatre” in the title of a list of 5', where: 'generated/messages/fr/about.json', page: 'about', locale: 'fr' },
    ],
    [title('fr', 'Dix-sept domaines'), { found: '“Dix-sept” in the title of a list of 5' }],
    [title('en', 'Our 6 fields'), { found: '“6” in the title of a list of 5', locale: 'en' }],
  ],
} satisfies Fixtures<GivenProject>;
