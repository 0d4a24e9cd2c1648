import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'Really? Yes: “quite”, at 10:30… (perhaps); 12% of 10,000 at €10', locale: 'en' },
    { text: 'The firm’s shops – all of them', locale: 'en' },
    { text: 'Vraiment ?' },
    { text: 'On 3 November 2026, May 30% of them; in May 2026; €{rent} and 1/2', locale: 'en' },
    { text: 'An 8-month pilot, a 180% return, an 18-month plan, a 45-store network', locale: 'en' },
  ],
  bad: [
    [{ text: "The firm's", locale: 'en' }, { found: "firm's" }],
    [{ text: 'Really ?', locale: 'en' }, { found: 'Really ?' }],
    [{ text: 'A «concept»', locale: 'en' }, { found: '«' }],
    [{ text: 'An “open quote', locale: 'en' }, { found: '““” without “””' }],
    [{ text: 'Soon...', locale: 'en' }, { found: 'Soon...' }],
    [{ text: 'Two  spaces', locale: 'en' }, { found: 'Two  spaces' }],
    [{ text: '12 %', locale: 'en' }, { found: '12 %' }],
    [{ text: '10 000 shops', locale: 'en' }, { found: '10 000' }],
    [{ text: '10 €', locale: 'en' }, { found: '10 €' }],
    [{ text: 'A rent of {rent} € a year', locale: 'en' }, { found: '} €' }],
    [
      { text: 'On November 22, 2026', locale: 'en' },
      { found: 'November 22', wayOut: 'Write 22 November 2026.' },
    ],
    [{ text: 'From 9 h 30', locale: 'en' }, { found: '9 h 30' }],
    [{ text: 'A return of {averageRoi}%', locale: 'en' }, { found: '%%' }],
    [{ text: 'That is 1200000 passers-by', locale: 'en' }, { found: '1200000' }],
    [{ text: 'On March 3rd', locale: 'en' }, { found: 'March 3rd' }],
    [{ text: 'Since 11/22/2026', locale: 'en' }, { found: '11/22/2026' }],
    [{ text: 'Here,there', locale: 'en' }, { found: 'Here,there' }],
    [{ text: 'A {pilotMonths}-month pilot', locale: 'en' }, { found: 'A 8-month' }],
    [{ text: 'An {networkStores}-store network', locale: 'en' }, { found: 'An 45-store' }],
    [{ text: 'the the shop', locale: 'en' }, { found: 'the the' }],
    [{ text: 'the shop - the street', locale: 'en' }, { found: 'shop - the' }],
  ],
} satisfies Fixtures<GivenText>;
