import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'An {pilotMonths}-month pilot, a one-off, an hour, a user, an SME', locale: 'en' },
    { text: 'Option A is open, a European brand and a 12-month plan', locale: 'en' },
    { text: 'À la une, le onzième mois, que oui, l’indemnité, le Onze' },
  ],
  bad: [
    [
      { text: 'A {pilotMonths}-month pilot', locale: 'en' },
      { found: '“A 8-month”', expected: 'an' },
    ],
    [{ text: 'An network in a hour', locale: 'en' }, { found: '“An network”' }, { found: '“a hour”' }],
    [{ text: 'Le indemnité que ils versent' }, { found: '“Le indemnité”' }, { found: '“que ils”' }],
  ],
} satisfies Fixtures<GivenText>;
