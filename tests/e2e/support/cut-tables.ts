/** Tables of which a column is cut off. */
import type { Page } from 'playwright/test';

/** Each table of figures that is wider than its place, by its name: it scrolls, but its last column, the result, is not seen at first. */
export function findCutTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.figure-table')].flatMap((table) => {
      const place = table.parentElement;
      return place && place.scrollWidth > place.clientWidth ? [`“${table.querySelector('caption')?.textContent}”`] : [];
    }),
  );
}
