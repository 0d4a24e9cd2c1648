import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [{ text: 'Bonjour' }, { text: '' }, { text: '{firmName}' }],
  bad: [
    [{ text: ' ' }, { found: 'nothing but spaces', wayOut: 'write the message "hero.title"', page: 'home' }],
    [{ text: '\u00a0\u202f' }, { found: 'nothing but spaces' }],
    [{ text: '\u3164' }, { found: 'nothing but spaces' }],
    [
      { text: '\u200b\u2060 ', locale: 'en' },
      { found: 'nothing but spaces', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenText>;
