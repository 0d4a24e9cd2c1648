import { withText } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

const french = 'fr';
const key = 'leaseClauses.sections.exit.text';
/** Replaces the only text of a section. */
const inSection = (text: string) => withText(french, key, text);
const where = 'generated/messages/fr/leaseClauses.json';
const unnamed = {
  found: 'the statement "three-year-break", missing from the texts in fr of leaseClauses#exit',
  where: 'schema/content/law',
  page: 'leaseClauses',
};

export default {
  good: [
    (own) => own,
    inSection('Le congé triennal (Code de commerce, art. L. 145-4).'),
    inSection('Le congé (art. L.145-4) et les grosses réparations de l’article 606 du Code civil.'),
    inSection('Du 145-4, la loi de 2014 et l’article 3 (art. L.145-4).'),
    withText('en', 'retail.hero.lead', 'Regulation (EU) 2022/720 says so.'),
  ],
  bad: [
    [
      inSection('Le congé (art. L.145-4) et l’indemnité (art. L.145-14).'),
      { found: '“L.145-14”', where, page: 'leaseClauses', locale: 'fr' },
    ],
    [inSection('Le congé (art. L.145-4, R145-23).'), { found: '“R.145-23”' }],
    [inSection('Le congé (art. L.145-4), la loi 70-9.'), { found: '“70-9”' }],
    [inSection('Le congé (art. L.145-4), le règlement (UE) 2016/679.'), { found: '“2016/679”' }],
    [inSection('Le congé (art. L.145-4) et l’article 1719 du Code civil.'), { found: '“1719”' }],
    [inSection('Le locataire peut donner congé tous les trois ans.'), unnamed],
    [withText('en', 'guides.contents', 'See art. L.999-1'), { found: '“L.999-1”, without a statement of law', locale: 'en' }],
  ],
} satisfies Fixtures<GivenProject>;
