import type { Fixtures, GivenText } from '../fixtures.ts';

export default {
  good: [
    { text: 'Envoyez votre message, dans le ton de la marque.' },
    { text: 'Toi, tu', locale: 'en' },
    { text: 'Un toit neuf, le statut' },
  ],
  bad: [
    [{ text: 'Si tu signes, lis.' }, { found: '“tu”' }],
    [{ text: 'Prépare ton message' }, { found: '“ton”' }],
    [{ text: 'N’oublie pas le bail' }, { found: '“N’oublie”' }],
  ],
} satisfies Fixtures<GivenText>;
