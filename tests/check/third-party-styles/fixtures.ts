import type { Fixtures, GivenSite } from '../fixtures.ts';

const css = (text: string): GivenSite => ({ pages: {}, files: { '/assets/a.css': text } });
const svg = (text: string): GivenSite => ({ pages: {}, files: { '/icon.svg': text } });

export default {
  good: [
    css('@import "/b.css"; a { background: url(b.svg) } b { src: url("/c.woff2") } /* https://tailwindcss.com */'),
    svg('<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>'),
    { pages: {}, files: { '/assets/a.js': 'import("https://cdn.example/a.js")' } },
  ],
  bad: [
    [
      css('a {}\n@import "https://fonts.example/css";'),
      { found: 'https://fonts.example/css', where: 'dist/client/assets/a.css', line: 2, column: 1 },
    ],
    [css('a { background: url(//cdn.example/a.png) }'), { found: '//cdn.example/a.png' }],
    [css("a { src: url( 'https://cdn.example/a.woff2' ) }"), { found: 'https://cdn.example/a.woff2' }],
    [svg('<svg><image href="https://cdn.example/a.png"/></svg>'), { found: 'https://cdn.example/a.png', where: 'dist/client/icon.svg' }],
  ],
} satisfies Fixtures<GivenSite>;
