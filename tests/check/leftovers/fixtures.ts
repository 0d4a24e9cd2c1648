import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: ['<p>Plus de 100 projets</p><script>const a = {b}; undefined</script>', '<p data-x="{y}">A</p>'].map(page),
  bad: [
    [page('<p>Plus de {projectCount} projets</p>'), { found: '{projectCount} in “Plus de {projectCount} projets”', line: 2, column: 4 }],
    [page('<p>Bonjour undefined</p>'), { found: 'undefined in' }],
    [page('<p>NaN %</p>'), { found: 'NaN in' }],
    [page('<p>null m²</p>'), { found: 'null in' }],
    [page('<p>le Invalid Date</p>'), { found: 'Invalid Date in' }],
    [page('<p><b>[object Object]</b></p>'), { found: '[object Object] in' }],
    [page('<img src="/a.png" alt="undefined">'), { found: 'undefined in “alt="undefined"”' }],
    [page('<meta name="description" content="{firmName}">'), { found: '{firmName} in' }],
  ],
} satisfies Fixtures<GivenPage>;
