import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  good: ['<h1>A</h1>', '<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2><h3>E</h3>', '<h1><img src="/a.png" alt="A"></h1>'].map(page),
  bad: [
    [page('<h2>A</h2>'), { found: 'no h1' }, { found: 'an h2 first of the page, “A”', line: 2, column: 1 }],
    [page('<p></p>'), { found: 'no h1', page: 'home', locale: 'fr' }],
    [page('<h1>A</h1><h1>B</h1>'), { found: 'a second h1, “B”', line: 2, column: 11 }],
    [page('<h1>A</h1><h3>B</h3>'), { found: 'an h3 below an h1, “B”', expected: 'h2 at most' }],
    [page('<h1>A</h1><h2><span aria-hidden="true">B</span></h2>'), { found: 'an empty h2' }],
  ],
} satisfies Fixtures<GivenPage>;
