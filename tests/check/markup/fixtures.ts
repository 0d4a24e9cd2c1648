import type { Fixtures, GivenText } from '../fixtures.ts';
import { prose } from '../prose.ts';

export default {
  good: [
    { text: '[Le code](home) et **lui**', ...prose },
    { text: 'Conseil & formation, de 1 à 5 < 12' },
    { text: 'À partir de {city}, [en: Retail Booster] et *une phrase*', marks: ['emphasis'] },
    { text: 'R&D, B&B' },
    { text: 'Sur {count, plural, one {# jour de {city}} other {# jours de {city}}}', plurals: { count: 20 } },
  ],
  bad: [
    [{ text: 'Un <b>réseau</b>' }, { found: 'an HTML tag, <b>' }],
    [{ text: 'L&eacute;ger' }, { found: 'an HTML entity, &eacute;' }],
    [{ text: 'Un&nbsp;mot' }, { found: '&nbsp;' }],
    [{ text: 'Deux\\nlignes' }, { found: 'an escape sequence' }],
    [{ text: '# Titre' }, { found: 'Markdown' }],
    [{ text: 'Bonjour %s' }, { found: 'a placeholder of another template language, %s' }],
    [{ text: 'Un __mot__' }, { found: 'underscores' }],
  ],
} satisfies Fixtures<GivenText>;
