import type { Fixtures, GivenPage } from '../fixtures.ts';

export default {
  good: [
    { html: '<p><time dateTime="2026-02-03">3 février 2026</time></p>' },
    { path: '/en', html: '<p><time datetime="2026-02-03T08:00:00Z">3 February 2026</time></p>' },
  ],
  bad: [
    [{ html: '<time datetime="2020-01-03">3 février 2026</time>' }, { found: '2020-01-03 for “3 février 2026”', line: 2, column: 1 }],
    [{ html: '<time datetime="2026-02-30">30 février 2026</time>' }, { found: '2026-02-30' }],
    [{ html: '<time>3 février 2026</time>' }, { found: 'no datetime' }],
  ],
} satisfies Fixtures<GivenPage>;
