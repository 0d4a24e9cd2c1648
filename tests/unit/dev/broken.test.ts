/** Why a page cannot be rendered, in words that help. */
import { expect, test } from 'vitest';
import { problemsOfRender } from '../../../scripts/dev/broken.ts';

test('the component of a page that is not there, as vite-plugin-ssr says it', () => {
  const error = new Error(
    '[vite-plugin-ssr][Wrong Usage] The onBeforeRoute() hook defined by /renderer/_default.page.route.ts > `export { onBeforeRoute }` returned { pageContext: { _pageId } } but _pageId should be /pages/article/article, /pages/blog/blog',
  );
  expect(problemsOfRender(process.cwd(), '/a-propos', error)).toEqual([
    {
      where: 'pages',
      found: 'no component for the page at /a-propos',
      expected: 'a file <id>/<id>.page.server.tsx for every page, or kind of page, of the schema',
      wayOut: 'restore it from git, or take the page out of schema/pages.ts',
    },
  ]);
});
