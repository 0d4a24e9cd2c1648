/** The placeholders of texts: `{name}`, and what they become. */
import type { KeyFigure } from '../site/constants.ts';
import { formatNumber } from '../text/formats.ts';

/** The placeholders a text uses: `{name}`, each once. */
export function usedPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))];
}

/** Replaces the placeholders that `values` has, and leaves the others. */
export function replacePlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}

/**
 * What the placeholder of each figure becomes within a sentence: the bare number, with its percent sign. A range `cash`
 * gives `cashMin` and `cashMax`. `tag` is the BCP 47 tag that numbers are written with.
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

/** A number as a language writes it, with its percent sign if it is one. */
export function numberText(value: number, unit: KeyFigure['unit'], tag: string): string {
  return unit === 'percent' ? formatNumber(value / 100, tag, 'percent') : formatNumber(value, tag);
}
