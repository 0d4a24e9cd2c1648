/** Placeholders that components fill. */
import type { Template } from '#generated/content.ts';
import { replacePlaceholders } from '#schema/language/placeholders.ts';

/** A text with its placeholders filled: `fill('{minutes} min', { minutes: 6 })`. */
export function fill<Name extends string>(template: Template<Name>, values: Readonly<Record<Name, string | number>>): string {
  return replacePlaceholders(template, values);
}
