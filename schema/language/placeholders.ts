/** Placeholders in texts: `{name}`. */
import type { KeyFigure } from '../site/constants.ts';
import { formatNumber } from '../text/formats.ts';

/** Returns the names of the placeholders in a text, each once. */
export function usedPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))];
}

/** Replaces the placeholders that have a value, and keeps the others. */
export function replacePlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

/**
 * Returns the placeholder values of the figures: the number, with a percent sign for percentages. A range `cash` has the
 * placeholders `cashMin` and `cashMax`. `tag` is the BCP 47 tag for numbers.
 */
export function keyFigureValues(figures: Readonly<Record<string, KeyFigure>>, tag: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(figures).flatMap(([name, { value, unit }]): [string, string][] =>
      typeof value === 'number'
        ? [[name, numberText(value, unit, tag)]]
        : [
            [`${name}Min`, numberText(value[0], unit, tag)],
            [`${name}Max`, numberText(value[1], unit, tag)],
          ],
    ),
  );
}

/** Formats a figure, with a percent sign for percentages. */
export function numberText(value: number, unit: KeyFigure['unit'], tag: string): string {
  return unit === 'percent' ? formatNumber(value / 100, tag, 'percent') : formatNumber(value, tag);
}
