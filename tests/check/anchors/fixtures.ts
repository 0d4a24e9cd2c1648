import type { Fixtures, GivenProject, GivenSite } from '../fixtures.ts';

/** Two pages of this site. */
const project: GivenProject = (own) => ({
  ...own,
  model: { ...own.model, pages: own.model.pages.filter(({ id }) => id === 'about' || id === 'services') },
});

const sections = (...ids: string[]) => ids.map((id) => `<section id="${id}"></section>`).join('');
const others = ['flagship', 'formats', 'limits', 'projects', 'retail-booster'];
const whole = sections(...others, 'hotline');
const partner = sections('formats', 'partner');
const about = { '/a-propos': partner, '/en/about': partner };

export default {
  project,
  good: [{ pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': whole } }],
  bad: [
    [
      { pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': sections(...others) } },
      { found: 'no element with id "hotline"', where: 'dist/client/en/our-solutions.html', page: 'services', locale: 'en' },
    ],
    [
      { pages: { '/a-propos': partner, '/nos-solutions': whole, '/en/our-solutions': whole } },
      { found: 'no file', where: '/en/about', wayOut: 'Add pages/about/about.page.server.tsx, or remove "about" from schema/pages.ts.' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
