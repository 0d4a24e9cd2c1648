/** Dates as each language writes them. */

import { locales } from '#schema/site/locales.ts';
import { formatDay } from '#schema/text/formats.ts';
import { useLocale } from '../page.tsx';

/** A `YYYY-MM-DD` date, written out, to stand within a text. */
export function useDay(date: string): string {
  return formatDay(new Date(date), locales[useLocale()].tag);
}

/** A `YYYY-MM-DD` date, written out. */
export function LongDate({ date }: { readonly date: string }) {
  return <time dateTime={date}>{useDay(date)}</time>;
}
