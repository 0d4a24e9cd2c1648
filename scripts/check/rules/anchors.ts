/** Every anchor that a page declares is rendered, in every language. */
import { type PageId, pages } from '../../../generated/pages.ts';
import type { Problem } from '../../lib/problem.ts';
import type { BuiltSite } from '../built-site.ts';
import { componentFile } from './components.ts';

export function anchorsRule(site: BuiltSite): Problem[] {
  return (Object.keys(pages) as PageId[]).flatMap((id) =>
    Object.values(pages[id].paths).flatMap((path) => {
      const page = site.pages.get(path);
      if (!page) {
        return [
          {
            rule: 'anchors',
            where: path,
            found: 'no file',
            expected: 'a prerendered page',
            wayOut: `add ${componentFile(id)}, or remove "${id}" from schema/pages.ts`,
          },
        ];
      }
      return pages[id].anchors
        .filter((anchor) => !page.ids.has(anchor))
        .map((anchor) => ({
          rule: 'anchors',
          where: page.file,
          found: `no element with id "${anchor}"`,
          expected: `the section "${anchor}" that the content of "${id}" declares`,
          wayOut: 'give an element the id that the content holds, or take the section out of the schema',
        }));
    }),
  );
}
