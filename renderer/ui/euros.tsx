/** Amounts as each language writes them. */
import { formatEuros } from '#schema/formats.ts';
import { locales } from '#schema/site.ts';
import { useLocale } from '../page.tsx';

/** Whole euros. */
export function Euros({ amount }: { readonly amount: number }) {
  return formatEuros(amount, locales[useLocale()].tag);
}
