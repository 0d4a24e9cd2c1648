import type { Fixtures, GivenSite } from '../fixtures.ts';

/** An image of 100 by 80 pixels, as far as its header says. */
const header = 'GIF89ad\0P\0';
const site = (body: string, image = header): GivenSite => ({ pages: { '/': body }, files: { '/a.gif': image } });
const image = (attributes: string) => `<img src="/a.gif" alt="" ${attributes}>`;
const shared = (width: number, height: number) =>
  `<meta property="og:image" content="https://www.trame-retail.example/a.gif"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`;

export default {
  good: [
    site(image('width="100" height="80"')),
    site(image('width="50" height="40"')),
    site(shared(100, 80)),
    site('<img src="/nope.gif" alt="">'),
  ],
  bad: [
    [
      site(image('')),
      { found: '/a.gif without its size', where: 'dist/client/index.html', line: 2, column: 1, page: 'home', locale: 'fr' },
    ],
    [site(image('width="100"')), { found: '/a.gif without its size' }],
    [site(image('width="100" height="100"')), { found: '/a.gif of 100 x 80 pixels as 100 x 100' }],
    [site(image('width="25" height="20"')), { found: '/a.gif of 100 x 80 pixels for 25 x 20', expected: 'at most 50 x 40 pixels' }],
    [site(image('width="100" height="80"'), '<html>'), { found: '/a.gif, not an image', where: 'dist/client/a.gif' }],
    [site(shared(1000, 800)), { found: '/a.gif of 100 x 80 pixels, declared as 1000 x 800' }],
  ],
} satisfies Fixtures<GivenSite>;
