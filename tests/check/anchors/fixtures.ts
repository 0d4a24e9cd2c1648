import type { Fixtures, GivenProject, GivenSite } from '../fixtures.ts';

/** Of the pages of this site, two. */
const project: GivenProject = (own) => ({
  ...own,
  model: { ...own.model, pages: own.model.pages.filter(({ id }) => id === 'about' || id === 'services') },
});

const services = (...ids: string[]) => ids.map((id) => `<section id="${id}"></section>`).join('');
const whole = services('flagship', 'retail-booster', 'hotline');
const about = { '/a-propos': '', '/en/about': '' };

export default {
  project,
  good: [{ pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': whole } }],
  bad: [
    [
      { pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': services('flagship', 'retail-booster') } },
      { found: 'no element with id "hotline"', where: 'dist/client/en/our-solutions.html', page: 'services', locale: 'en' },
    ],
    [
      { pages: { '/a-propos': '', '/nos-solutions': whole, '/en/our-solutions': whole } },
      { found: 'no file', where: '/en/about', wayOut: 'add pages/about/about.page.server.tsx, or remove "about" from schema/pages.ts' },
    ],
  ],
} satisfies Fixtures<GivenSite>;
