import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (label: string, words: number, path = '/en/blog/french-lease-clauses'): GivenPage => ({
  path,
  html: `<p>${label}</p><article><p>${'word '.repeat(words)}</p><svg><title>no word</title></svg></article>`,
});

export default {
  good: [
    page('2 min read', 440),
    page('3 min read', 440),
    page('1 min read', 20),
    page('6\u00a0min read', 1500, '/en/retail-development'),
    page('', 440, '/en/blog'),
    page('', 440, '/en/case-studies/concept-creation'),
  ],
  bad: [
    [
      page('9 min read', 500),
      { found: '9 min for 500 words', line: 2, expected: 'about 2 min, at 220 words a minute', page: 'leaseClauses' },
    ],
    [page('2 min read', 1500, '/en/retail-development'), { found: '2 min for 1500 words', page: 'retail' }],
    [page('', 440), { found: 'no reading time' }],
  ],
} satisfies Fixtures<GivenPage>;
