/** Every page of the schema is built, with every anchor that it declares, in every language. */
import type { SiteRule } from '../../rule.ts';
import { componentFile } from '../code/components.ts';

export const anchors: SiteRule = {
  name: 'anchors',
  looksAt: 'site',
  explain: `A section that the schema declares, and its page does not render under that id; or a page that was not built at all. Links
by page and anchor compile for what the schema declares, so each of them would lead nowhere.

  hotline: section('hotline', …)   found:   no element with id "hotline"
                                   way out: <Section id={content.hotline.id}>, in the component of the page`,
  check: (site, { model }) =>
    model.pages.flatMap((page) =>
      Object.entries(page.paths).flatMap(([locale, path]) => {
        const place = { page: page.id, locale };
        const built = site.pages.get(path);
        if (!built) {
          const wayOut = `add ${componentFile(page)}, or remove "${page.id}" from schema/pages.ts`;
          return [{ where: path, ...place, found: 'no file', expected: 'a prerendered page', wayOut }];
        }
        return page.anchors
          .filter((anchor) => !built.ids.has(anchor))
          .map((anchor) => ({
            where: built.file,
            ...place,
            found: `no element with id "${anchor}"`,
            expected: `the section "${anchor}" that the content of "${page.id}" declares`,
            wayOut: 'give an element the id that the content holds, or take the section out of the schema',
          }));
      }),
    ),
};
