import { withTexts } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

/** One text of this project, with other words, and none beside it: in so few, one tic is one too many. */
const only = (locale: string, wholeKey: string, text: string): GivenProject =>
  withTexts((texts) =>
    texts.filter((each) => each.locale === locale && [each.bundle, ...each.key].join('.') === wholeKey).map((each) => ({ ...each, text })),
  );

/** So many words that one of them may be anything. */
const long = 'mot '.repeat(500);

const fixtures: Fixtures<GivenProject> = {
  good: [
    only('fr', 'about.hero.lead', 'Le bail se relit : c’est la pièce qui coûte.'),
    only('fr', 'about.hero.lead', 'Prix compris entre deux bornes'),
    only('fr', 'about.hero.lead', `${long}; ${long}`),
    only('en', 'about.hero.lead', 'Three stores, at 9:30 and at noon'),
    only('fr', 'common.form.errors.message.text', 'Le message doit contenir ; avant'),
  ],
  bad: [
    [
      only('fr', 'about.hero.lead', 'Le compte dit non ; la rue dit oui.'),
      {
        found: '1 of “semicolon”, most of them in about (1)',
        where: 'generated/messages/fr/about.json',
        locale: 'fr',
        expected: '0 at most in so many words',
      },
    ],
    [only('fr', 'about.hero.lead', 'On relit trois pièces : bail, plan, compte.'), { found: '1 of “colon before a list”' }],
    [only('en', 'about.hero.lead', 'Bring the papers: lease and plan.'), { found: '1 of “colon before a list”', locale: 'en' }],
    [only('fr', 'about.hero.lead', 'Compter avant de signer, avant tout.'), { found: '2 of ““before” as a method”' }],
    [only('en', 'about.hero.lead', 'Costed in full, key money included.'), { found: '1 of “sentence that ends on “included””' }],
    [only('fr', 'about.hero.lead', 'La décision appartient à qui décide.'), { found: '2 of “decision”' }],
    [only('fr', 'about.expertise.title', 'Quatre secteurs'), { found: '1 of “heading that counts”' }],
  ],
};

export default fixtures;
