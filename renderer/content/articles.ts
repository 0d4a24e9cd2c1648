/** The articles of the blog: their order, their reading times and their feed. */
import { existsIn, href, link } from '#generated/links.ts';
import { kinds, type PageId, type PageOf, pages } from '#generated/pages.ts';
import { type Inlines, wordsOf } from '#schema/language/inline.ts';
import { pages as tree } from '#schema/pages.ts';
import { feedFile } from '#schema/site/constants.ts';
import { isDraft, type Locale } from '#schema/site/locales.ts';
import { plainText } from '#schema/text/language-marks.ts';
import { loadContent } from './load.ts';

export type ArticleId = PageOf<'article'>;

const inTree = new Map(Object.keys(tree).map((id, index) => [id, index]));
const dayOf = (id: ArticleId) => pages[id].published ?? '';

/** Newest first; articles of one day are in the order of the page tree. */
const articleIds: readonly ArticleId[] = [...kinds.article].sort(
  (a, b) => dayOf(b).localeCompare(dayOf(a)) || (inTree.get(a) ?? 0) - (inTree.get(b) ?? 0),
);

/** Returns the articles that exist in a locale, newest first. */
export function articlesIn(locale: Locale): readonly ArticleId[] {
  return articleIds.filter((id) => existsIn(id, locale));
}

/** Returns the minutes needed to read an article, without the texts about its guide and author. */
export function articleMinutes(id: ArticleId, locale: Locale): number {
  const { hero, introduction, sections } = loadContent(id, locale);
  return readingMinutes({ hero, introduction, sections });
}

/** Returns the path of the feed; undefined for a draft, for a locale without articles, and for pages other than the articles and their list. */
export function feedPathFor(page: PageId, locale: Locale): string | undefined {
  if (isDraft(locale)) return undefined;
  const [above] = articlesIn(locale).map((id) => pages[id].trail.at(-2));
  if (above === undefined || !pages[page].trail.includes(above)) return undefined;
  return `${href(link(above), locale)}/${feedFile}`;
}

/** Words per minute of a practised reader. */
const wordsPerMinute = 220;

/** Returns the whole minutes needed to read all texts inside `content`, at least one. */
export function readingMinutes(content: unknown): number {
  return Math.max(1, Math.round(countWords(content) / wordsPerMinute));
}

function countWords(content: unknown): number {
  if (typeof content === 'string') return plainText(content).split(/\s+/).length;
  if (typeof content !== 'object' || content === null) return 0;
  // A word may begin within a mark and end after it.
  if (Array.isArray(content) && content.some(isMarked)) return countWords(wordsOf(content as Inlines));
  const { kind: _, place: __, ...parts } = content as { readonly kind?: unknown; readonly place?: unknown };
  return Object.values(parts).reduce((sum: number, part) => sum + countWords(part), 0);
}

/** Returns true for a node of a text with marks. */
function isMarked(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && 'content' in part && !isBlock(part.kind);
}

const isBlock = (kind: unknown) => kind === 'paragraph' || kind === 'quotation' || kind === 'note';
