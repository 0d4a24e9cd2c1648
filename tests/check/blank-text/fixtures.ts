import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [{ text: 'Bonjour' }, { text: '' }, { text: '{firmName}' }],
  bad: [
    [{ text: ' ' }, { found: 'a message of spaces only', wayOut: 'Write the message "hero.title".', page: 'home' }],
    [{ text: '\u00a0\u202f' }, { found: 'a message of spaces only' }],
    [{ text: '\u3164' }, { found: 'a message of spaces only' }],
    [
      { text: '\u200b\u2060 ', locale: 'en' },
      { found: 'a message of spaces only', locale: 'en' },
    ],
  ],
} satisfies Fixtures<GivenText>;
