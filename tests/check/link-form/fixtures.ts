import type { Fixtures, GivenPage } from '../fixtures.ts';

const origin = 'https://www.trame-retail.example';
const page = (href: string): GivenPage => ({ html: `<a href="${href}">A</a>` });

export default {
  good: [
    '/',
    '/contact',
    '/contact?a=B/#message',
    '#message',
    '/#contact',
    '/assets/chunks/chunk-AbC.js',
    `${origin}/contact`,
    `${origin}/`,
    'https://elsewhere.example/A/',
    'mailto:a@b.example',
  ].map(page),
  bad: (
    [
      ['/contact/', 'a slash at the end'],
      ['/contact.html', 'the extension of the file'],
      ['/index.html', 'the extension of the file'],
      ['/en/index', 'the name of the file'],
      ['/Contact', 'capitals'],
      ['/en//contact', 'a path with // or .. in it'],
      ['/en/../contact', 'a path with // or .. in it'],
      ['contact', 'a path from the page it stands on'],
      ['./contact', 'a path from the page it stands on'],
      ['', 'it names nothing'],
      ['#', 'it names nothing'],
      [`${origin}/contact/`, 'a slash at the end'],
      [`${origin}/contact.html#message`, 'the extension of the file'],
      ['https://', 'no address that a browser can read'],
    ] as const
  ).map(([href, found]) => [page(href), { found: `: ${found}`, line: 2, column: 1 }]),
} satisfies Fixtures<GivenPage>;
