import { isDay } from '../../../model/page-entry.ts';
import { factsIn } from '../../inputs/schema-facts.ts';
import type { Located, SchemaRule } from '../../rule.ts';

export const dates: SchemaRule = {
  name: 'dates',
  looksAt: 'schema',
  explain: `A date of the schema that is not a calendar day written as 2026-11-03, is in the future, or revises a page before its publication. Pages,
structured data and search results show it as a fact.

  published: '2026-02-30'
    found:    2026-02-30, not a calendar day
    expected: a day of the calendar
    way out:  Correct the date.

Today is the day in Paris, or SOURCE_DATE_EPOCH (seconds since 1970) if set.`,
  check(project) {
    const today = todayIn(project.environment);
    const ofPages = Object.entries(project.schema.pages).flatMap(([id, page]) =>
      (['published', 'updated'] as const).flatMap((property): Located[] => {
        const day = page[property];
        const problem = day && (dateFault(day, today) ?? (property === 'updated' && complainOfRevision(day, page.published)));
        return problem ? [{ where: 'schema/pages.ts', entries: [{ page: id, property }], page: id, ...problem }] : [];
      }),
    );
    const ofFacts = factsIn(project.model).flatMap(({ bundle, entry, name, value }): Located[] => {
      const isDate = typeof value === 'string' && (/date|checked/i.test(name) || /^\d{4}-\d\d?-\d\d?/.test(value));
      if (!isDate) return [];
      const problem = dateFault(value, today);
      return problem ? [{ where: `the content of "${bundle}"`, fact: { entry, words: [value] }, ...problem }] : [];
    });
    return [...ofPages, ...ofFacts];
  },
};

function complainOfRevision(updated: string, published = ''): Pick<Located, 'found' | 'expected' | 'wayOut'> | undefined {
  if (updated >= published) return undefined;
  return {
    found: `a revision on ${updated}, before the publication`,
    expected: `a day from ${published} on`,
    wayOut: 'Correct the revision or the publication.',
  };
}

const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' });

function todayIn(environment: Readonly<Record<string, string | undefined>>): string {
  const epoch = environment['SOURCE_DATE_EPOCH'];
  return inParis.format(epoch ? new Date(Number(epoch) * 1000) : new Date());
}

function dateFault(date: string, today: string): Pick<Located, 'found' | 'expected' | 'wayOut'> | undefined {
  const wayOut = 'Correct the date.';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return { found: `the date ${date}`, expected: 'a date such as 2026-11-03', wayOut };
  if (!isDay(date)) return { found: `${date}, not a calendar day`, expected: 'a day of the calendar', wayOut };
  return date > today ? { found: `${date}, a future day`, expected: `a day up to ${today}`, wayOut } : undefined;
}
