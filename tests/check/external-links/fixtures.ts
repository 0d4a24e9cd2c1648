import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });
const safe = 'target="_blank" rel="noopener noreferrer"';

export default {
  good: [
    `<a href="https://elsewhere.example" ${safe}>A</a>`,
    '<a href="mailto:bonjour@trame-retail.example">A</a><a href="tel:+33100000000">B</a><a href="/contact">C</a>',
    '<a href="/location-scoring/outil" target="_blank" rel="noopener">A</a>',
    '<iframe name="tool"></iframe><a href="https://elsewhere.example" target="tool">A</a>',
  ].map(page),
  bad: [
    [
      page(`<a href="http://elsewhere.example" ${safe}>A</a>`),
      { found: 'http://elsewhere.example', expected: 'an https address', line: 2, column: 1 },
    ],
    [
      page('<a href="https://elsewhere.example" target="_blank">A</a>'),
      { found: 'a new tab for https://elsewhere.example without noopener' },
    ],
    [page('<a href="https://elsewhere.example">A</a>'), { found: 'in the same tab' }],
    [page('<a href="https://elsewhere.example" target="tool">A</a>'), { found: 'in the same tab' }],
    [page('<a href="mailto:bonjour">A</a>'), { found: 'mailto:bonjour' }],
    [page('<a href="mailto:100%@trame-retail.example">A</a>'), { found: 'mailto:100%@trame-retail.example' }],
    [page('<a href="tel:01 00 00 00 00">A</a>'), { found: 'tel:01 00 00 00 00' }],
    [
      page('<a href="ftp://elsewhere.example/a">A</a>'),
      { found: 'ftp://elsewhere.example/a', expected: 'an https, mailto or tel address' },
    ],
  ],
} satisfies Fixtures<GivenPage>;
