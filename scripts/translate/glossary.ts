/** Terms of the glossary in source texts, for translators. */
import { avoidedTerms, offerNames, terms } from '../../schema/site/glossary.ts';
import { termPattern } from '../model/messages/terms.ts';
import type { Unit } from './unit.ts';

/** A term in a source text. Without `translation`, the glossary has none yet; the names of offers are the same in every language. */
export interface Term {
  readonly term: string;
  readonly translation?: string;
  /** Words to avoid in the translation. */
  readonly avoid?: readonly string[];
}

/** Returns the terms of the glossary that occur in the source text of a unit. */
export function termsIn({ source, sourceLocale, locale }: Pick<Unit, 'source' | 'sourceLocale' | 'locale'>): Term[] {
  const ofTrade = terms.flatMap(({ [sourceLocale]: term, [locale]: translation }): Term[] => {
    if (term === undefined) return [];
    const avoid = (avoidedTerms[locale] ?? []).filter(([, instead]) => instead === translation).map(([avoided]) => avoided);
    return [{ term, ...(translation !== undefined && { translation }), ...(avoid.length > 0 && { avoid }) }];
  });
  return [...ofTrade, ...offerNames.map((name) => ({ term: name, translation: name }))].filter(({ term }) =>
    termPattern(term).test(source),
  );
}

/** Formats a term as a note: `panier moyen: transaction value (not average basket)`. */
export function noteOf({ term, translation, avoid = [] }: Term): string {
  return `${term}${translation === undefined ? '' : `: ${translation}`}${avoid.length === 0 ? '' : ` (not ${avoid.join(', ')})`}`;
}
