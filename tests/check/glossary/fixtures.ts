import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [{ text: 'The occupancy cost ratio', locale: 'en' }, { text: 'Le taux d’effort' }, { text: 'EBITDA', locale: 'en' }],
  bad: [
    [
      { text: 'For {count, plural, one {a network leader} other {# network leaders}}', locale: 'en', plurals: { count: 20 } },
      { found: '“network leader”' },
    ],
    [{ text: 'For network *leaders*', locale: 'en', ...prose }, { found: '“network leader”' }],
    [{ text: 'L’EBITDA du magasin' }, { found: '“EBITDA”', expected: '“EBE”, the term of the glossary' }],
    [
      { text: 'For Network  leaders', locale: 'en' },
      { found: '“network leader”', wayOut: 'Write “franchisor”.' },
    ],
    [{ text: 'Personal equipment', locale: 'en' }, { found: '“personal equipment”' }],
  ],
} satisfies Fixtures<GivenText>;
