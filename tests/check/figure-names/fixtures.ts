import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (name: string, ...labels: readonly string[]): GivenPage => ({
  html: `<svg role="img" aria-label="${name}">${labels.map((label) => `<text x="1">${label}</text>`).join('')}</svg>`,
});

export default {
  good: [
    page('Un carré'),
    page('La franchise est en bas à gauche, les succursales en haut à droite', 'Franchise', 'Succursales'),
    page('Du départ (400 €) à la fin de la première année (100 €)', 'Départ', 'Année 1', 'Année 1'),
    { html: '<svg aria-hidden="true"><text>Franchise</text></svg>' },
  ],
  bad: [
    [
      page('Capital, Contrôle, Réseau mixte', 'Capital', 'Contrôle', 'Réseau <tspan>mixte</tspan>'),
      { found: 'a drawing named “Capital, Contrôle, Réseau mixte”, its labels', line: 2, column: 1, page: 'home' },
    ],
    [page('Figure : capital, contrôle', 'Capital', 'Contrôle'), { found: 'a drawing named “Figure : capital, contrôle”' }],
  ],
} satisfies Fixtures<GivenPage>;
