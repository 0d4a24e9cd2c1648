/** What the figures of the schema count, learned from the texts that name them: `{locationCriteria} criteria`. */
import { type Project, textsOf } from '../project.ts';
import { ownWords, sentencesOf, wordsOf } from './words.ts';

/** A number of the schema, by the placeholder that writes it, in one language. */
export interface Counted {
  readonly placeholder: string;
  readonly value: number;
  readonly isPercent: boolean;
  readonly isMultiple: boolean;
  /** Beginnings of the words that follow it. */
  readonly nouns: ReadonlySet<string>;
  /** Beginnings of the words that half of those sentences have. */
  readonly about: ReadonlySet<string>;
}

/** What stands after the first end of a range: “{cashMonthsMin} to {cashMonthsMax}”. */
const betweenEnds = /^ (?:à|et|to|and) \{\w+\}/;

/** Words that any sentence may have. */
const common =
  /^(?:about|after|apr[eè]s|avant|avoir|before|between|comme|cette|entre|least|leurs|minimum|moins|notre|other|their|there|these|those|under|votre|where|which|while)/;

const learned = new WeakMap<Project['generated'], Map<string, readonly Counted[]>>();

/** The numbers that texts of a language may name. */
export function countedIn({ model, generated, schema }: Project, locale: string): readonly Counted[] {
  const known = learned.get(generated) ?? new Map<string, readonly Counted[]>();
  learned.set(generated, known);
  const before = known.get(locale);
  if (before) return before;
  const texts = textsOf(model, generated).filter((text) => text.locale === locale);
  const values = new Map<string, Pick<Counted, 'value' | 'isPercent' | 'isMultiple'>>();
  for (const [name, { value, unit }] of Object.entries(schema.facts.figures)) {
    const kind = { isPercent: unit === 'percent', isMultiple: unit === 'multiple' };
    if (typeof value === 'number') values.set(name, { value, ...kind });
    else for (const [index, end] of ['Min', 'Max'].entries()) values.set(`${name}${end}`, { value: value[index] ?? 0, ...kind });
  }
  for (const { meta } of texts)
    for (const [name, value] of Object.entries(meta.values)) values.set(name, { value, isPercent: false, isMultiple: false });
  const sentences = texts.flatMap(({ text }) => (text.includes('{') ? sentencesOf(text, locale) : []));
  const found = [...values].map(([placeholder, number]): Counted => {
    const own = sentences.filter((sentence) => sentence.includes(`{${placeholder}}`));
    const after = own.flatMap((sentence) => sentence.split(`{${placeholder}}`).slice(1));
    const nouns = after.flatMap((rest) =>
      wordsOf(ownWords({ text: rest.replace(betweenEnds, '').split(/[.;:!?{]/)[0] ?? '' })).slice(0, 1),
    );
    return { placeholder, ...number, nouns: new Set(nouns.flatMap(stemsOf)), about: commonStems(own) };
  });
  known.set(locale, found);
  return found;
}

/** Beginnings of the words that half of some sentences have, and that tell what they are about. */
function commonStems(sentences: readonly string[]): Set<string> {
  const held = sentences.map((text) => new Set(stemsOf(ownWords({ text })).filter((stem) => stem.length >= 5 && !common.test(stem))));
  const all = new Set(held.flatMap((stems) => [...stems]));
  return new Set([...all].filter((stem) => 2 * held.filter((stems) => stems.has(stem)).length >= held.length));
}

/** Beginnings of the words of a text: “critère” and “critères” begin alike, and so do “répondre” and “réponse”. Short words tell nothing, but for units. */
export function stemsOf(text: string): string[] {
  const words = wordsOf(text).flatMap((word) => word.toLowerCase().split(/[-’']/));
  return words
    .map((word) => (/^(?:h|heures?)$/.test(word) ? 'heure' : word.replace(/s$/, '').slice(0, 5)))
    .filter((stem) => stem.length > 2 || stem === 'an');
}
