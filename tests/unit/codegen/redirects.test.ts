/** `_redirects`: hosts apply the first line that matches a path. */
import { expect, test } from 'vitest';
import { emitRedirects } from '../../../scripts/codegen/emit/public-files.ts';
import { buildModel } from '../../../scripts/model/build-model.ts';
import { loadSchema, type Schema } from '../../../scripts/model/schema.ts';

const schema = await loadSchema(process.cwd());
const linesOf = (changes: Partial<Schema> = {}) =>
  emitRedirects(buildModel({ ...schema, ...changes }, () => undefined))
    .trimEnd()
    .split('\n');

test('unknown and removed paths have an error page in their language', () => {
  expect(linesOf()).toEqual(['/en/* /en/404.html 404']);
  const retired = { '/parti': 'gone', '/en/gone': 'gone', '/enseigne': 'gone' } as const;
  expect(linesOf({ retired: { ...schema.retired, ...retired } })).toEqual([
    '/en/gone /en/404.html 410',
    '/enseigne /404.html 410',
    '/parti /404.html 410',
    '/en/* /en/404.html 404',
  ]);
});

test('the feed of a moved blog redirects, in each language', () => {
  const blog = schema.pages['blog'];
  const moved = { ...blog, slug: { fr: 'journal', en: 'journal' }, formerSlugs: { fr: ['blog'], en: ['blog'] } };
  const lines = linesOf({ pages: { ...schema.pages, blog: moved } as unknown as Schema['pages'] });
  expect(lines).toContain('/blog /journal 301');
  expect(lines.filter((line) => line.includes('.xml'))).toEqual([
    '/blog/feed.xml /journal/feed.xml 301',
    '/en/blog/feed.xml /en/journal/feed.xml 301',
  ]);
});

test('a former path that is in use is an error with a way out', () => {
  const about = { ...schema.pages['about'], formerPaths: { fr: ['/contact'] } };
  expect(() => linesOf({ pages: { ...schema.pages, about } as unknown as Schema['pages'] })).toThrow(
    /former path \/contact, which is the current path of "contact"[\s\S]*remove the path from formerPaths, or change the slug/,
  );
});

test('a former path that hosts take for a page, or for another former path, is an error with a way out', () => {
  const withPaths = (fr: readonly string[], guides: readonly string[] = []) => {
    const about = { ...schema.pages['about'], formerPaths: { fr } };
    const clients = { ...schema.pages['clients'], formerPaths: { fr: guides } };
    return () => linesOf({ pages: { ...schema.pages, about, clients } as unknown as Schema['pages'] });
  };
  for (const path of ['/contact.html', '/contact/index.html', '/c%6fntact'])
    expect(withPaths([path])).toThrow(
      /which hosts take for \/contact, the current path of "contact"[\s\S]*remove the path from formerPaths/,
    );
  expect(withPaths(['/ancien.html'], ['/ancien'])).toThrow(/former path \/ancien, which also leads to "about"/);
  expect(withPaths(['/ancien.html', '/ancien'])().filter((line) => line.startsWith('/ancien'))).toHaveLength(2);
});
