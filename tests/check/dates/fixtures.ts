import { z } from 'zod';
import { fact, withMeta } from '../../../schema/language/define.ts';
import { withPage } from '../changed.ts';
import type { Fixtures, GivenProject } from '../fixtures.ts';

/** A bundle "sources" with these facts, in a project whose day is 30 December 2026. */
const facts =
  (node: z.ZodType): GivenProject =>
  (own) => ({
    ...own,
    model: { ...own.model, bundles: [{ id: 'sources', typeName: 'Sources', locales: ['fr'], content: z.object({ list: node }) }] },
  });
const entries = (held: Readonly<Record<string, object>>) => facts(withMeta(z.object({}), { kind: 'entries', facts: held }));
const on =
  (seconds: number, change: GivenProject): GivenProject =>
  (own) =>
    change({ ...own, environment: { SOURCE_DATE_EPOCH: String(seconds) } });
const noon = Date.UTC(2026, 11, 30, 12) / 1000;
/** Half past midnight in Paris, and the day before in Greenwich. */
const night = Date.UTC(2026, 11, 30, 23, 30) / 1000;

/** A guide, published and revised. */
const guide = (published: string, updated: string) => on(noon, withPage('budget', { published, updated }));

export default {
  good: [
    guide('2026-02-17', '2026-02-17'),
    on(noon, (own) => own),
    on(noon, withPage('blog', { published: '2026-12-30' })),
    on(night, withPage('blog', { published: '2026-12-31' })),
    on(noon, entries({ law: { checked: '2024-02-29', title: '2026', link: { page: 'blog' } } })),
  ],
  bad: [
    [
      guide('2026-02-17', '2026-01-22'),
      { found: 'a revision on 2026-01-22, before', where: 'schema/pages.ts', expected: 'a day from 2026-02-17 on' },
    ],
    [guide('2026-02-17', '2026-02-30'), { found: '2026-02-30, not a calendar day', where: 'schema/pages.ts', page: 'budget' }],
    [
      on(noon, withPage('blog', { published: '2026-12-31' })),
      { found: '2026-12-31, a future day', where: 'schema/pages.ts', page: 'blog' },
    ],
    [on(noon, withPage('blog', { published: '2026-02-30' })), { found: '2026-02-30, not a calendar day' }],
    [on(noon, withPage('blog', { published: '3 November 2026' })), { found: 'the date 3 November 2026' }],
    [on(noon, withPage('blog', { published: '2026-1-3' })), { found: 'the date 2026-1-3' }],
    [on(noon, entries({ law: { checked: '2027-01-01' } })), { found: '2027-01-01, a future day', where: 'the content of "sources"' }],
    [on(noon, entries({ law: { sources: [{ seen: '2026-13-01' }] } })), { found: '2026-13-01, not a calendar day' }],
    [on(noon, facts(fact(z.array(z.object({ date: z.string() })), [{ date: '2023-02-29' }]))), { found: '2023-02-29, not a calendar day' }],
  ],
} satisfies Fixtures<GivenProject>;
