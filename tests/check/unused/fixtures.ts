import type { Fixtures, GivenProject } from '../fixtures.ts';

const within =
  (folder: string): GivenProject =>
  (project) => ({ ...project, root: `tests/check/unused/${folder}` });

export default {
  good: [within('good')],
  bad: [
    [
      within('bad'),
      { where: 'package.json', found: 'a package that nothing imports: react-dom' },
      { where: 'src/alone.ts', found: 'a file that nothing imports' },
      { where: 'src/price.ts', found: 'an export that nothing imports: oldPrice', line: 2 },
    ],
  ],
} satisfies Fixtures<GivenProject>;
