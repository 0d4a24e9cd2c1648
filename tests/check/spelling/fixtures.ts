import type { Fixtures, GivenText } from '../fixtures.ts';

const fixtures: Fixtures<GivenText> = {
  good: [
    { text: 'L’enseigne négocie l’EBITDA, le RGPD et le [en: leasehold]' },
    { text: 'The franchisor’s pre-opening roadmap: whoever else’s', locale: 'en' },
    { text: 'Camille Exemple' },
    { text: 'Aujourd’hui, peut-être, qu’elle s’ouvre' },
  ],
  bad: [
    [{ text: 'L’offre [en: Retial Booster]' }, { found: '“Retial”, which no dictionary has' }],
    [{ text: 'Un magazin' }, { found: '“magazin”, which no dictionary has', expected: 'perhaps magasin' }],
    [{ text: 'Nous contacter', locale: 'en' }, { found: '“contacter”, a word of fr' }],
    [{ text: 'The shopp floor', locale: 'en' }, { found: '“shopp”' }],
    [{ text: 'Our labor', locale: 'en' }, { found: '“labor”' }],
    [{ text: 'Le reseau' }, { found: '“reseau”' }],
  ],
};

export default fixtures;
