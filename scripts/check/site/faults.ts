/** What is wrong with the links, or the images, of a built site, each told where its page has it. */
import type { Place } from '../../lib/lines.ts';
import type { Placeless } from '../../lib/problem.ts';
import type { Located } from '../rule.ts';
import type { BuiltSite } from './built-site.ts';
import type { PageSummary } from './summary.ts';

/** Asks about each of these parts of every page; `complain` answers undefined for one that is right. */
export function faultsIn<Part extends Place>(
  site: BuiltSite,
  partsOf: (page: PageSummary) => readonly Part[],
  complain: (part: Part, page: PageSummary) => Placeless | undefined,
): Located[] {
  return [...site.pages.values()].flatMap((page) =>
    partsOf(page).flatMap((part) => {
      const problem = complain(part, page);
      const { line, column } = part;
      return problem ? [{ where: page.file, line, column, page: page.page.id, locale: page.locale, ...problem }] : [];
    }),
  );
}
