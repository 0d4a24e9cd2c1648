import { withPage } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

export default {
  good: [(own) => own, withPage('clients', { indexed: false, reason: 'a draft until the clients agree' })],
  bad: [
    [
      withPage('clients', { indexed: false }),
      { found: '"clients" left out of the index without a reason', where: 'schema/pages.ts', page: 'clients' },
    ],
    [withPage('clients', { indexed: false, reason: ' ' }), { found: '"clients" left out of the index because “ ”' }],
    [withPage('clients', { indexed: false, reason: 'secret' }), { found: 'because “secret”' }],
    [withPage('clients', { reason: 'a draft until the clients agree' }), { found: 'a reason why "clients" is not indexed, which it is' }],
  ],
} satisfies Fixtures<GivenProject>;
