import { pageFile } from '#schema/site/page-file.ts';
import type { PageModel } from '../../../model/site-model.ts';
import type { CodeRule } from '../../rule.ts';

const exportsPage = /^export (?:function|const) Page\b|^export \{[^}]*\bPage\b[^}]*\}/m;

/** Returns the component file of a page, or of its kind if it has one. */
export function componentFile({ id, kind }: Pick<PageModel, 'id' | 'kind'>): string {
  return `${pageFile(kind ?? id)}.page.server.tsx`;
}

export const components: CodeRule = {
  name: 'components',
  looksAt: 'code',
  explain: `A page of the schema without a component file, or with one that does not export Page. The router finds components by file name and leaves
other pages out without an error.

  pricing: page({ … })
    found:    no file
    expected: a component that exports Page, for the page "pricing" of schema/pages.ts
    way out:  Write pages/pricing/pricing.page.server.tsx, or remove "pricing" from schema/pages.ts.`,
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
          found: text === undefined ? 'no file' : 'no export named Page',
          expected: `a component that exports Page, for the page "${page.id}" of schema/pages.ts`,
          wayOut:
            text === undefined
              ? `Write ${where}, or remove "${page.id}" from schema/pages.ts.`
              : 'Add export function Page() { … } in place of the default export.',
        },
      ];
    });
  },
};
