/** The locales of sections and entries that exist in some locales only. */
import type { Locale } from '../site/locales.ts';

export type Locales = readonly Locale[];

/** Locales by id, of the entries that exist in some locales only. */
export type LocalesById = Readonly<Record<string, Locales>>;

/** A section or an entry. Without `locales`, it exists in every locale of its page. */
export interface InSomeLocales {
  readonly locales?: Locales;
}

/** Separates the locales of entries from their facts. */
export function withoutLocales<Facts extends InSomeLocales>(entries: Readonly<Record<string, Facts>>) {
  const split = Object.entries(entries).map(([id, { locales, ...rest }]) => ({ id, locales, rest }));
  return {
    rest: Object.fromEntries(split.map(({ id, rest }) => [id, rest])),
    localesOf: Object.fromEntries(split.flatMap(({ id, locales }) => (locales ? [[id, locales]] : []))) as LocalesById,
  };
}
