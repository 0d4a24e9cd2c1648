import type { Fixtures, GivenPage } from '../fixtures.ts';

const page = (html: string): GivenPage => ({ html });

export default {
  project: (own) => ({
    ...own,
    environment: { SITE_SCORING_TOOL: 'https://tool.example/score', SITE_BACKEND_URL: 'https://backend.example' },
  }),
  good: [
    '<script src="/a.js"></script><img src="/a.png" alt=""><link rel="stylesheet" href="https://www.trame-retail.example/a.css">',
    '<a href="https://elsewhere.example">A</a><link rel="canonical" href="https://elsewhere.example/">',
    '<iframe src="https://tool.example/score?x"></iframe><form action="https://backend.example/functions/v1/x"></form>',
  ].map(page),
  bad: [
    [page('<script src="https://cdn.example/x.js"></script>'), { found: '<script src> from https://cdn.example', line: 2, column: 1 }],
    [page('<script src="//cdn.example/x.js"></script>'), { found: '<script src> from https://cdn.example' }],
    [page('<link rel="stylesheet" href="https://fonts.example/css">'), { found: '<link href> from https://fonts.example' }],
    [page('<link rel="preconnect" href="https://fonts.example">'), { found: '<link href> from https://fonts.example' }],
    [page('<img src="https://pixel.example/1.gif" alt="">'), { found: '<img src> from https://pixel.example' }],
    [page('<img src="data:image/gif;base64,AA" alt="">'), { found: '<img src> from data:' }],
    [
      page('<img src="/a.png" srcset="/a.png 1x, https://cdn.example/a.png 2x" alt="">'),
      { found: '<img srcset> from https://cdn.example' },
    ],
    [page('<iframe src="https://backend.example"></iframe>'), { found: '<iframe src> from https://backend.example' }],
    [page('<form action="https://elsewhere.example"></form>'), { found: '<form action> from https://elsewhere.example' }],
    [page('<video poster="https://cdn.example/a.jpg"></video>'), { found: '<video poster> from https://cdn.example' }],
  ],
} satisfies Fixtures<GivenPage>;
