/** Document titles: the title of the page, followed by the firm's name if both fit. */
import { visibleLength } from './visible-length.ts';

/** Title length that search results show in full, in characters. */
export const titleLength = { min: 15, max: 70 } as const;

/** Maximum length of a page's own title: leaves room for a firm's name of twelve characters. */
export const ownTitleMax = 55;

/** Appends the firm's name to a title, unless the result is too long for search results. */
export function headTitle(title: string, firmName: string): string {
  const both = `${title} — ${firmName}`;
  return visibleLength(both) <= titleLength.max ? both : title;
}
