import { existsSync } from 'node:fs';
import type { SiteRule } from '../../rule.ts';
import { componentFile } from '../code/components.ts';

export const anchors: SiteRule = {
  name: 'anchors',
  looksAt: 'site',
  explain: `A page of the schema that was not built, or a section whose anchor its page does not render. Links by page and anchor compile, so each would
lead nowhere.

  hotline: section('hotline', …)
    found:    no element with id "hotline"
    expected: the section "hotline" declared in the content of "services"
    way out:  Give an element the id of the content, or remove the section from the schema.`,
  check: (site, { model }) =>
    model.pages.flatMap((page) =>
      Object.entries(page.paths).flatMap(([locale, path]) => {
        const place = { page: page.id, locale };
        const built = site.pages.get(path);
        if (!built) {
          const component = componentFile(page);
          const wayOut = existsSync(component)
            ? 'Run npm run build: the built site is older than the page.'
            : `Add ${component}, or remove "${page.id}" from schema/pages.ts.`;
          return [{ where: path, ...place, found: 'no file', expected: 'a prerendered page', wayOut }];
        }
        return (page.anchors[locale] ?? [])
          .filter((anchor) => !built.ids.has(anchor))
          .map((anchor) => ({
            where: built.file,
            ...place,
            found: `no element with id "${anchor}"`,
            expected: `the section "${anchor}" declared in the content of "${page.id}"`,
            wayOut: 'Give an element the id of the content, or remove the section from the schema.',
          }));
      }),
    ),
};
