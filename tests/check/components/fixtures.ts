import type { Fixtures, GivenCode, GivenProject } from '../fixtures.ts';

const project: GivenProject = (own) => ({
  ...own,
  model: { ...own.model, pages: own.model.pages.filter(({ id }) => ['about', 'budget', 'strategy'].includes(id)) },
});

const about = { 'pages/about/about.page.server.tsx': '' };
/** That of a kind is the component of each of its pages. */
const guide = { 'pages/guide/guide.page.server.tsx': '' };

export default {
  project,
  good: [{ ...about, ...guide }],
  bad: [
    [guide, { found: 'no such file', where: 'pages/about/about.page.server.tsx', page: 'about' }],
    [
      about,
      { found: 'no such file', where: 'pages/guide/guide.page.server.tsx', page: 'budget' },
      { found: 'no such file', where: 'pages/guide/guide.page.server.tsx', page: 'strategy' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
