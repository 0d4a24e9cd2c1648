/** Dates as each language writes them. */
import { locales } from '#schema/site.ts';
import { useLocale } from '../page.tsx';

/** A `YYYY-MM-DD` date, written out. */
export function LongDate({ date }: { readonly date: string }) {
  const format = new Intl.DateTimeFormat(locales[useLocale()].tag, { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}
