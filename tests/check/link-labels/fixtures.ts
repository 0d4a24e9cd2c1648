import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: [
    '<a href="/clients">Voir les secteurs suivis</a>',
    '<a href="/clients">En savoir plus<span class="sr-only"> : nos clients</span></a>',
    '<a href="/clients" aria-label="Nos clients">En savoir plus</a>',
    '<h3 id="t">Clients</h3><a href="/clients" aria-describedby="t">En savoir plus</a>',
    '<a href="https://www.linkedin.com/x">LinkedIn (s’ouvre dans un nouvel onglet)</a>',
    '<a aria-hidden="true" href="/clients">ici</a>',
  ].map(page),
  bad: [
    [page('<a href="/clients">En savoir plus</a>'), { found: 'the label “En savoir plus” of a link to /clients', line: 2, column: 1 }],
    [page('<a href="/clients">En savoir plus <span aria-hidden="true">→</span></a>'), { found: 'En savoir plus' }],
    [page('<a href="/clients">Cliquez ici !</a>'), { found: 'Cliquez ici' }],
    [page('<a href="/en">Click here</a>'), { found: 'Click here' }],
    [page('<a href="/clients">→ Read more (opens in a new tab)</a>'), { found: 'Read more' }],
    [page('<a href="/clients" aria-label="Plus d’infos">Nos clients</a>'), { found: 'Plus d’infos' }],
    [page('<a href="https://elsewhere.example">https://elsewhere.example</a>'), { found: 'the label “https://elsewhere.example”' }],
  ],
} satisfies Fixtures<GivenPage>;
