/** What the figures of the schema count, learned from the texts that name them: `{locationCriteria} criteria`. */

import { usedPlaceholders } from '../../../schema/placeholders.ts';
import { memoizePerObject, memoizePerText } from '../../lib/memoize.ts';
import type { Project } from '../project.ts';
import { ownWords, sentencesOf, wordsOf } from './words.ts';

/** A number of the schema, by the placeholder that writes it, in one language. */
export interface Counted {
  readonly placeholder: string;
  readonly value: number;
  readonly isPercent: boolean;
  /** The bundle that it belongs to, as the numbers of a worked example do: elsewhere the same number means something else. */
  readonly bundle: string | undefined;
  /** Where its number is typed beside other signs: one end of a range, “3 to {cashMonthsMax}”, or a multiple, “×3”. */
  readonly beside: readonly RegExp[];
  /** Beginnings of the words that follow it. */
  readonly nouns: ReadonlySet<string>;
  /** Beginnings of the words that half of those sentences have. */
  readonly about: ReadonlySet<string>;
}

/** What stands after the first end of a range: “{cashMonthsMin} to {cashMonthsMax}”. */
const betweenEnds = /^ (?:à|et|to|and) \{\w+\}/;

const between = '\\s?(?:à|et|to|and|–|-)\\s?';

/** Words that any sentence may have. */
const common =
  /^(?:about|after|apr[eè]s|avant|avoir|before|between|comme|cette|entre|least|leurs|minimum|moins|notre|other|their|there|these|those|under|votre|where|which|while)/;

/** The numbers that texts of a language may name. */
export function countedIn(project: Project, locale: string): readonly Counted[] {
  return learnedFrom(project.texts, project)(locale);
}

const learnedFrom = memoizePerObject((all: Project['texts'], { schema }: Project) =>
  memoizePerText((locale) => learn(all, schema, locale)),
);

function learn(all: Project['texts'], schema: Project['schema'], locale: string): readonly Counted[] {
  const texts = all.filter((text) => text.locale === locale);
  const values = new Map<string, Omit<Counted, 'nouns' | 'about' | 'bundle'>>();
  const add = (placeholder: string, value: number, isPercent = false, beside: readonly RegExp[] = []) =>
    // Two texts may each have a number of their own under the same name.
    values.set(`${placeholder} ${value}`, { placeholder, value, isPercent, beside });
  for (const [name, { value, unit }] of Object.entries(schema.facts.figures)) {
    const isPercent = unit === 'percent';
    if (typeof value === 'number') add(name, value, isPercent, unit === 'multiple' ? [new RegExp(`(?<=×\\s?)${value}\\b`)] : []);
    else {
      const [least, most] = value;
      add(`${name}Min`, least, isPercent, [new RegExp(`\\b${least}(?=${between}\\{${name}Max\\})`)]);
      add(`${name}Max`, most, isPercent, [new RegExp(`(?<=\\{${name}Min\\}${between})${most}\\b`)]);
    }
  }
  const ofSchema = new Set([...values.values()].map(({ placeholder }) => placeholder));
  for (const { meta } of texts) for (const [name, value] of Object.entries(meta.values)) add(name, value);
  const naming = namingIn(texts, locale);
  const ownBundle = (placeholder: string) => {
    const [bundle, ...others] = naming.get(placeholder)?.bundles ?? [];
    return others.length === 0 && !ofSchema.has(placeholder) ? bundle : undefined;
  };
  return [...values.values()].map((number): Counted => {
    const { placeholder } = number;
    const own = naming.get(placeholder)?.sentences ?? [];
    const after = own.flatMap((sentence) => sentence.split(`{${placeholder}}`).slice(1));
    const nouns = after.flatMap((rest) =>
      wordsOf(ownWords({ text: rest.replace(betweenEnds, '').split(/[.;:!?{]/)[0] ?? '' })).slice(0, 1),
    );
    return { ...number, bundle: ownBundle(placeholder), nouns: new Set(nouns.flatMap(stemsOf)), about: commonStems(own) };
  });
}

/** By placeholder: the bundles that name it, and the sentences. */
function namingIn(texts: Project['texts'], locale: string) {
  const found = new Map<string, { readonly bundles: Set<string>; readonly sentences: string[] }>();
  for (const { text, bundle } of texts) {
    if (!text.includes('{')) continue;
    for (const sentence of sentencesOf(text, locale)) {
      for (const placeholder of usedPlaceholders(sentence)) {
        const naming = found.get(placeholder) ?? { bundles: new Set(), sentences: [] };
        found.set(placeholder, naming);
        naming.bundles.add(bundle);
        naming.sentences.push(sentence);
      }
    }
  }
  return found;
}

/** All that the rules on a text take from the other texts of its language, as one string: as long as that is the same, what they find in an unchanged text is the same. */
export function learnedIn(project: Project, locale: string): string {
  return JSON.stringify(countedIn(project, locale), (_, value: unknown) => (value instanceof Set ? [...value] : value));
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
    .filter((stem) => stem.length > 3 || /^(?:an|day|moi)$/.test(stem));
}
