/** Articles of the blog: their drawings. */
import { expect, test } from 'vitest';
import { kinds } from '../../../generated/pages.ts';
import { loadContent } from '../../../renderer/content/load.ts';

test('no drawing is on two articles', () => {
  const drawings = kinds.article.flatMap((id) => {
    const content = loadContent(id, 'fr');
    return 'drawing' in content ? [content.drawing] : [];
  });
  expect(drawings).toEqual([...new Set(drawings)]);
});
