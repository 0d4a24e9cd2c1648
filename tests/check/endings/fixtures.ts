import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'We answer.', locale: 'en', others: { fr: 'Nous répondons.' } },
    { text: 'Contact', locale: 'en', others: { fr: 'Contact' } },
    { text: 'Really?', locale: 'en', others: { fr: 'Vraiment ?' } },
    { text: 'He said “no.”', locale: 'en', others: { fr: 'Il a dit non.' } },
  ],
  bad: [
    [
      { text: 'We answer', locale: 'en', others: { fr: 'Nous répondons.' } },
      { found: 'no sign at the end', expected: '“.” at the end, as in the source' },
    ],
    [{ text: 'Contact.', locale: 'en', others: { fr: 'Contact' } }, { found: '“.” at the end' }],
  ],
};

export default fixtures;
