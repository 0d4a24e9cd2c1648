/** Fills placeholders in components. A file of its own, because islands import it. */
import type { Template } from '#generated/content.ts';
import { replacePlaceholders } from '#schema/language/placeholders.ts';

/** Returns a text with its placeholders filled: `fill('{minutes} min', { minutes: 6 })`. */
export function fill<Name extends string>(template: Template<Name>, values: Readonly<Record<Name, string | number>>): string {
  return replacePlaceholders(template, values);
}
