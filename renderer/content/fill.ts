/** Placeholders. */
import type { Template } from '#generated/content.ts';

/** A text with its placeholders filled: `fill('{minutes} min', { minutes: 6 })`. */
export function fill<Name extends string>(template: Template<Name>, values: Readonly<Record<Name, string | number>>): string {
  return replacePlaceholders(template, values);
}

/** Replaces the placeholders that `values` has, and leaves the others. */
export function replacePlaceholders(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([^{}]*)\}/g, (whole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : whole));
}
