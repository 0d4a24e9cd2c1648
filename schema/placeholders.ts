/** The placeholders that any text may use: figures and identity. */
import type { Figure } from './constants.ts';

/** The placeholder names of a table of figures: a range `cash` gives `cashMin` and `cashMax`. */
export function figurePlaceholders(figures: Readonly<Record<string, Figure>>): string[] {
  return Object.entries(figures).flatMap(([name, { value }]) => (typeof value === 'number' ? [name] : [`${name}Min`, `${name}Max`]));
}

/** The placeholders a text uses: `{name}`, each once. */
export function usedPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ''))];
}
