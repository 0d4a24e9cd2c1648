/** How the numbers of a sheet are written for those who read it. */
import { widenSpaces } from './formats.ts';
import type { SheetUnit } from './sheet.ts';

const euros = { style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' } as Intl.NumberFormatOptions;
const options: Readonly<Record<SheetUnit, Intl.NumberFormatOptions>> = {
  euros,
  count: { maximumFractionDigits: 0 },
  upward: { maximumFractionDigits: 0 },
  downward: { maximumFractionDigits: 0 },
  tenths: { maximumFractionDigits: 1 },
  percent: { style: 'percent', maximumFractionDigits: 1 },
};

/** A formatter takes longer to make than thousands of numbers to write: each is made once. */
const made = new Map<string, Intl.NumberFormat>();

/** “54 000 €”, “12.5%”, “60”: a number as the language of `tag`, BCP 47, writes it. Sums of a hundred euros and more lose their cents. */
export function sheetNumber(value: number, unit: SheetUnit, tag: string): string {
  const key = `${tag} ${unit}`;
  const format = made.get(key) ?? new Intl.NumberFormat(tag, options[unit]);
  made.set(key, format);
  return widenSpaces(format.format(rounded(value, unit))).replace('-', '−');
}

/** The number that is shown: whole where a fraction of what it counts means nothing. */
export function rounded(value: number, unit: SheetUnit): number {
  // What is 54 but for the last digits of a division is 54.
  const clean = Number(value.toPrecision(12));
  if (unit === 'upward') return Math.ceil(clean);
  if (unit === 'downward') return Math.floor(clean);
  return unit === 'euros' && Math.abs(clean) >= 100 ? Math.round(clean) : clean;
}
