import { people as persons } from '../../../schema/content/people.ts';
import type { Fixtures, GivenProject, GivenSite } from '../fixtures.ts';

/** Two pages of this site, and one without a component. */
const project: GivenProject = (own) => {
  const pages = own.model.pages.filter(({ id }) => id === 'about' || id === 'services');
  const planned = pages.slice(0, 1).map((page) => ({ ...page, id: 'planned', paths: { fr: '/planned' }, anchors: {} }));
  return { ...own, model: { ...own.model, pages: [...pages, ...planned] } };
};

const sections = (...ids: string[]) => ids.map((id) => `<section id="${id}"></section>`).join('');
const others = ['flagship', 'formats', 'limits', 'projects', 'retail-booster'];
const whole = sections(...others, 'hotline');
const people = sections('formats', ...Object.keys(persons.facts.profile));
const planned = { '/planned': '' };
const about = { '/a-propos': people, '/en/about': people, ...planned };

export default {
  project,
  good: [{ pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': whole } }],
  bad: [
    [
      { pages: { ...about, '/nos-solutions': whole, '/en/our-solutions': sections(...others) } },
      { found: 'no element with id "hotline"', where: 'dist/client/en/our-solutions.html', page: 'services', locale: 'en' },
    ],
    [
      { pages: { '/a-propos': people, ...planned, '/nos-solutions': whole, '/en/our-solutions': whole } },
      { found: 'no file', where: '/en/about', wayOut: 'Run npm run build: the built site is older than the page.' },
    ],
    [
      { pages: { '/a-propos': people, '/en/about': people, '/nos-solutions': whole, '/en/our-solutions': whole } },
      {
        found: 'no file',
        where: '/planned',
        wayOut: 'Add pages/planned/planned.page.server.tsx, or remove "planned" from schema/pages.ts.',
      },
    ],
  ],
} satisfies Fixtures<GivenSite>;
