/** Why a page cannot be rendered, in words that help. */
import { expect, test } from 'vitest';
import { problemOfCompiling, problemOfLoading, problemsOfRender, toSend } from '../../../scripts/dev/broken.ts';

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

test('a schema that does not compile is said in the same words by whoever saves it and by the thread that looks at it', () => {
  const root = process.cwd();
  const file = 'schema/pages.ts';
  const loc = { file: `${root}/${file}`, line: 150, column: 11 };
  const places = [Object.assign(new Error('[PARSE_ERROR] Expected `,` but found `:`\n\u001b[31m148 |'), { loc })];
  const error = Object.assign(new Error('Transform failed with 1 error:\n'), { id: loc.file, errors: places });
  const heard = structuredClone(toSend({ ...error, name: error.name, message: error.message }));
  const expected = {
    where: file,
    line: 150,
    column: 12,
    found: 'Expected `,` but found `:`',
    expected: 'a file that compiles',
    wayOut: 'correct it and save: the page follows',
  };
  expect(problemOfCompiling(root, file, error)).toEqual(expected);
  expect(problemOfLoading(root, heard)).toEqual(expected);
});
