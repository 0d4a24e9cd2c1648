/** Dates are dates, and have come. */
import { isDay } from '../../../lib/day.ts';
import { factsIn } from '../../inputs/schema-facts.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const dates: SchemaRule = {
  name: 'dates',
  looksAt: 'schema',
  explain: `A date of the schema that is not in the calendar, not written as 2026-11-03, or still to come: of a page, an article, or a
source that was checked; a revision of a page that was before its publication. Pages, structured data and search results show it as a fact.

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
      if (!isDate) return [];
      // A guide’s is a fact of its content, and stands in its entry.
      const { published } = (name === 'updated' && project.schema.pages[bundle]) || {};
      const problem = complain(value, today) ?? complainOfRevision(value, published);
      if (!problem) return [];
      if (published !== undefined)
        return [{ where: 'schema/pages.ts', entries: [{ page: bundle, property: name }], page: bundle, ...problem }];
      return [{ where: `the content of "${bundle}"`, fact: { entry, words: [value] }, ...problem }];
    });
    return [...ofPages, ...ofFacts];
  },
};

function complainOfRevision(updated: string, published = ''): Pick<Located, 'found' | 'expected' | 'wayOut'> | undefined {
  if (updated >= published) return undefined;
  return {
    found: `updated on ${updated}, before its publication`,
    expected: `${published} at the earliest`,
    wayOut: 'correct one of the two',
  };
}

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
