import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [{ text: 'Œuvre, ça, « été » – 12 € × 3…' }, { text: '{networkStores} magasins' }],
  bad: [
    [{ text: 'Une surfаce' }, { found: '“а” (U+0430), missing from the fonts' }],
    [{ text: 'Un *Ŷ*', marks: ['emphasis'] }, { found: '“Ŷ” (U+0176)' }],
    [{ text: 'Une *Œuvre*', marks: ['emphasis'] }, { found: '“Œ” (U+0152) in italics' }],
    [{ text: 'Suite →' }, { found: '“→” (U+2192)' }],
    [{ text: '100 m²' }, { found: '“²”' }],
    [{ text: 'Bravo 🎉' }, { found: '“🎉”' }],
  ],
} satisfies Fixtures<GivenText>;
