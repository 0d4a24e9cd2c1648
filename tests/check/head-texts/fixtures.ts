import { withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const both =
  (first: GivenProject, second: GivenProject): GivenProject =>
  (own) =>
    second(first(own));
const firm =
  (name: string): GivenProject =>
  (own) => ({ ...own, environment: { SITE_FIRM_NAME: name } });
const long = 'x'.repeat(56);

export default {
  good: [
    (own) => own,
    both(withText('fr', 'about.meta.title', 'Un titre'), withText('en', 'about.meta.title', 'Un titre')),
    withText('fr', 'about.meta.title', long.slice(1)),
    // Its titles stand alone where both are too long.
    firm('Trame Retail et associés'),
  ],
  bad: [
    [
      both(withText('fr', 'about.meta.title', 'Un titre'), withText('fr', 'clients.meta.title', ' un titre')),
      {
        found: '“ un titre”, the meta.title of "about" as well',
        where: 'generated/messages/fr/clients.json',
        page: 'clients',
        locale: 'fr',
      },
    ],
    [
      both(withText('en', 'about.meta.description', 'A text'), withText('en', 'clients.meta.description', 'A text')),
      { found: 'the meta.description of "about" as well', locale: 'en' },
    ],
    [both(withText('en', 'about.label', 'Us'), withText('en', 'clients.label', 'Us')), { found: 'the label of "about" as well' }],
    [withText('fr', 'about.meta.title', long), { found: 'a title of 56 characters' }],
  ],
} satisfies Fixtures<GivenProject>;
