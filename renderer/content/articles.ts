/** The articles of the blog, for the pages that lead to them. */
import { href, link } from '#generated/links.ts';
import { kinds, type PageId, type PageOf, pages } from '#generated/pages.ts';
import { pages as tree } from '#schema/pages.ts';
import { feedFile } from '#schema/site/constants.ts';
import type { Locale } from '#schema/site/locales.ts';
import { loadContent } from './load.ts';
import { readingMinutes } from './reading-time.ts';

export type ArticleId = PageOf<'article'>;

const inTree = new Map(Object.keys(tree).map((id, index) => [id, index]));
const dayOf = (id: ArticleId) => pages[id].published ?? '';

/** Every article, the newest first; those of a day in the order of the page tree. */
export const articleIds: readonly ArticleId[] = [...kinds.article].sort(
  (a, b) => dayOf(b).localeCompare(dayOf(a)) || (inTree.get(a) ?? 0) - (inTree.get(b) ?? 0),
);

/** Minutes to read an article: its texts, without what names its guide and its author. */
export function articleMinutes(id: ArticleId, locale: Locale): number {
  const { hero, introduction, sections, ...rest } = loadContent(id, locale);
  return readingMinutes({ hero, introduction, sections, table: 'table' in rest ? rest.table : undefined });
}

/** Where the feed of the articles is, from the root; undefined on a page that is neither an article nor what leads to them. */
export function feedPathFor(page: PageId, locale: Locale): string | undefined {
  const [above] = articleIds.map((id) => pages[id].trail.at(-2));
  if (above === undefined || !pages[page].trail.includes(above)) return undefined;
  return `${href(link(above), locale)}/${feedFile}`;
}
