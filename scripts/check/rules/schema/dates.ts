/** Dates are dates, and have come. */
import { isDay } from '../../../lib/day.ts';
import type { Located, SchemaRule } from '../../rule.ts';
import { factsIn } from '../../schema-facts.ts';

export const dates: SchemaRule = {
  name: 'dates',
  looksAt: 'schema',
  explain: `A date of the schema that is not in the calendar, not written as 2026-11-03, or still to come: of a page, an article, or a
source that was checked. Pages, structured data and search results show it as a fact.

  published: '2026-02-30'   found:   2026-02-30, which is no day
                            way out: correct it; an article of tomorrow is published tomorrow

Today is the day in Paris, or SOURCE_DATE_EPOCH (seconds since 1970) where that is set.`,
  check(project) {
    const today = todayIn(project.environment);
    const ofPages = Object.entries(project.schema.pages).flatMap(([id, { published }]): Located[] => {
      const problem = published === undefined ? undefined : complain(published, today);
      return problem ? [{ where: 'schema/pages.ts', entries: [{ page: id, property: 'published' }], page: id, ...problem }] : [];
    });
    const ofFacts = factsIn(project.model).flatMap(({ bundle, entry, name, value }): Located[] => {
      const isDate = typeof value === 'string' && (/date|checked|published|updated/i.test(name) || /^\d{4}-\d\d?-\d\d?/.test(value));
      const problem = isDate ? complain(value, today) : undefined;
      return problem ? [{ where: `the content of "${bundle}"`, fact: { entry, words: [value as string] }, ...problem }] : [];
    });
    return [...ofPages, ...ofFacts];
  },
};

const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

function todayIn(environment: Readonly<Record<string, string | undefined>>): string {
  const epoch = environment['SOURCE_DATE_EPOCH'];
  return inParis.format(epoch ? new Date(Number(epoch) * 1000) : new Date());
}

function complain(date: string, today: string): Pick<Located, 'found' | 'expected' | 'wayOut'> | undefined {
  const wayOut = 'correct the date';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { found: `the date ${date}`, expected: 'year, month and day, such as 2026-11-03', wayOut };
  if (!isDay(date)) return { found: `${date}, which is no day`, expected: 'a day of the calendar', wayOut };
  return date > today ? { found: `${date}, which has not come`, expected: `${today} at the latest`, wayOut } : undefined;
}
