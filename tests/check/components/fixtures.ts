import type { Fixtures, GivenCode, GivenProject } from '../fixtures.ts';

const project: GivenProject = (own) => ({
  ...own,
  model: { ...own.model, pages: own.model.pages.filter(({ id }) => ['about', 'budget', 'strategy'].includes(id)) },
});

const page = 'export function Page() {}';
const about = { 'pages/about/about.page.server.tsx': page };
/** The component of a kind serves each page of that kind. */
const guide = { 'pages/guide/guide.page.server.tsx': page };

export default {
  project,
  good: [
    { ...about, ...guide },
    { ...guide, 'pages/about/about.page.server.tsx': "/** About. */\nexport { About as Page } from '#renderer/about.tsx';" },
  ],
  bad: [
    [
      { ...guide, 'pages/about/about.page.server.tsx': 'export default function Page() {}' },
      { found: 'no export named Page', where: 'pages/about/about.page.server.tsx', page: 'about' },
    ],
    [guide, { found: 'no file', where: 'pages/about/about.page.server.tsx', page: 'about' }],
    [
      about,
      { found: 'no file', where: 'pages/guide/guide.page.server.tsx', page: 'budget' },
      { found: 'no file', where: 'pages/guide/guide.page.server.tsx', page: 'strategy' },
    ],
  ],
} satisfies Fixtures<GivenCode>;
