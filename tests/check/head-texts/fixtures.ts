import { withText, withTexts } from '../changed.ts';
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
  ],
  bad: [
    [
      both(withText('fr', 'about.meta.title', 'Un titre'), withText('fr', 'clients.meta.title', ' un titre')),
      { found: '“ un titre”, which is meta.title of "about"', where: 'generated/messages/fr/clients.json', page: 'clients', locale: 'fr' },
    ],
    [
      both(withText('en', 'about.meta.description', 'A text'), withText('en', 'clients.meta.description', 'A text')),
      { found: 'which is meta.description of "about"', locale: 'en' },
    ],
    [both(withText('en', 'about.label', 'Us'), withText('en', 'clients.label', 'Us')), { found: 'which is label of "about"' }],
    [withText('fr', 'about.meta.title', long), { found: '71 characters with “ — Trame Retail”', expected: '70 at most' }],
    [
      both(
        firm('Trame Retail et associé'),
        withTexts((texts) => texts.filter(({ bundle, locale }) => bundle === 'blog' && locale === 'fr')),
      ),
      { found: '81 characters' },
    ],
  ],
} satisfies Fixtures<GivenProject>;
