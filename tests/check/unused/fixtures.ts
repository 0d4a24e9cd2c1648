import type { Fixtures, GivenProject } from '../fixtures.ts';

const within =
  (folder: string): GivenProject =>
  (project) => ({ ...project, root: `tests/check/unused/${folder}` });

export default {
  good: [within('good')],
  bad: [
    [
      within('bad'),
      { where: 'package.json', found: 'an unused package: react-dom' },
      { where: 'src/alone.ts', found: 'an unused file' },
      { where: 'src/price.ts', found: 'an unused export: oldPrice', line: 2 },
    ],
  ],
} satisfies Fixtures<GivenProject>;
