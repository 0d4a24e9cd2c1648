/** Every page of the tree has its component, where the router looks for it. */
import type { PageModel } from '../../../codegen/model.ts';
import type { CodeRule } from '../../rule.ts';

/** Where the component of a page is: that of its kind, when it has one. */
export function componentFile({ id, kind }: Pick<PageModel, 'id' | 'kind'>): string {
  const name = kind ?? id;
  return `pages/${name}/${name}.page.server.tsx`;
}

export const components: CodeRule = {
  name: 'components',
  looksAt: 'code',
  explain: `A page of the schema without a component: the router looks for it under the name of the page, or of its kind, and would
leave the page out of the site without a word.

  pricing: page({ … })   found:   no file pages/pricing/pricing.page.server.tsx
                         way out: write it, exporting Page; or take the page out of schema/pages.ts`,
  check({ sources }, { model }) {
    const files = new Set(sources.map(({ file }) => file));
    return model.pages
      .map((page) => ({ page: page.id, where: componentFile(page) }))
      .filter(({ where }) => !files.has(where))
      .map(({ page, where }) => ({
        where,
        page,
        found: 'no such file',
        expected: `a component, exported as Page, for the page "${page}" of schema/pages.ts`,
        wayOut: `write ${where}, or take "${page}" out of the schema`,
      }));
  },
};
