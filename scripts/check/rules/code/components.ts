/** Every page of the tree has its component, where the router looks for it, under the name that it asks for. */
import type { PageModel } from '../../../model/site-model.ts';
import type { CodeRule } from '../../rule.ts';

const exportsPage = /^export (?:function|const) Page\b|^export \{[^}]*\bPage\b[^}]*\}/m;

/** Where the component of a page is: that of its kind, when it has one. */
export function componentFile({ id, kind }: Pick<PageModel, 'id' | 'kind'>): string {
  const name = kind ?? id;
  return `pages/${name}/${name}.page.server.tsx`;
}

export const components: CodeRule = {
  name: 'components',
  looksAt: 'code',
  explain: `A page of the schema without a component: the router looks for it under the name of the page, or of its kind, and would
leave the page out of the site without a word. Or one that exports no Page, which is what is rendered.

  pricing: page({ … })   found:   no file pages/pricing/pricing.page.server.tsx
                         way out: write it, exporting Page; or take the page out of schema/pages.ts`,
  check({ sources }, { model }) {
    const texts = new Map(sources.map(({ file, text }) => [file, text]));
    return model.pages.flatMap((page) => {
      const where = componentFile(page);
      const text = texts.get(where);
      if (text !== undefined && exportsPage.test(text)) return [];
      return [
        {
          where,
          page: page.id,
          found: text === undefined ? 'no such file' : 'no export named Page',
          expected: `a component, exported as Page, for the page "${page.id}" of schema/pages.ts`,
          wayOut:
            text === undefined
              ? `write ${where}, or take "${page.id}" out of the schema`
              : 'export function Page() { … }, and no default export',
        },
      ];
    });
  },
};
