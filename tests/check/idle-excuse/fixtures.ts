import type { Fixtures, GivenExcuse } from '../fixtures.ts';

const excuse = { rule: 'dead-links', reason: 'a page of the host', where: 'schema/pages.ts', line: 12, isIdle: false };

export default {
  good: [excuse],
  bad: [
    [
      { ...excuse, isIdle: true },
      { found: 'a suppression of "dead-links" without effect', where: 'schema/pages.ts', line: 12 },
    ],
    [{ ...excuse, rule: 'dead-link' }, { found: 'a suppression of "dead-link"' }],
    [{ ...excuse, reason: ' ' }, { found: 'without a reason' }],
  ],
} satisfies Fixtures<GivenExcuse>;
