/** The title of a page in tabs and search results: what the page says, and the firm's name where there is room for it. */

/** What a search result shows of a title, in characters. */
export const titleLength = { min: 15, max: 70 } as const;

/** What the page itself may say of them: a firm's name of twelve characters finds its place behind it. */
export const ownTitleMax = 55;

/** The title with the firm's name behind it; alone where a search result would cut the two short. */
export function headTitle(title: string, firmName: string): string {
  const both = `${title} — ${firmName}`;
  return [...both].length <= titleLength.max ? both : title;
}
