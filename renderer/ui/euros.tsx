/** Amounts as each language writes them. */

import { locales } from '#schema/site/locales.ts';
import { formatEuros } from '#schema/text/formats.ts';
import { useLocale } from '../page.tsx';

/** Whole euros. */
export function Euros({ amount }: { readonly amount: number }) {
  return formatEuros(amount, locales[useLocale()].tag);
}
