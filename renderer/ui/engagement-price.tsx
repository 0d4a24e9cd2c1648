/** What a way to work costs, where the identity says so. */
import type { PriceField } from '#generated/content.ts';
import { locales } from '#schema/site/locales.ts';
import { formatEuros } from '#schema/text/formats.ts';
import { fill } from '../content/fill.ts';
import { identity } from '../content/identity.ts';
import { useContent, useLocale } from '../page.tsx';

/** Whether the identity has a price for any of some ways to work. */
export function hasPrices(fields: readonly PriceField[]): boolean {
  return fields.some((field) => identity[field] !== '');
}

export function EngagementPrice({ field }: { readonly field: PriceField }) {
  const { engagement } = useContent('common');
  const locale = useLocale();
  if (identity[field] === '') return '–';
  return fill(engagement.from, { price: formatEuros(Number(identity[field]), locales[locale].tag) });
}
