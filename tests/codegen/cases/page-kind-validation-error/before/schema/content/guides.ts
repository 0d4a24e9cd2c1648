/** A page kind that validates its entries. */
import { page } from '#schema/language/define.ts';
import { SchemaError } from '#schema/language/error.ts';
import { strategyContent } from './pages.ts';

export function guide(parent: string, slug: { readonly fr: string; readonly en: string }, sections: readonly string[]) {
  const [id = ''] = sections;
  if (sections.includes(id, 1))
    throw new SchemaError({
      where: { file: 'schema/pages.ts', entry: id },
      found: `the section "${id}" twice in a guide`,
      expected: 'each id once',
      wayOut: 'take one of the two out',
    });
  return page({ parent, slug, content: strategyContent });
}
