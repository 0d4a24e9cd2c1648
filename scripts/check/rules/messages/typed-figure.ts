/** A figure of the schema typed as a number. */

import { memoizePerObject } from '../../../lib/memoize.ts';
import type { Placeless } from '../../../lib/problem.ts';
import { type Counted, countedIn, stemsOf } from '../../messages/counted.ts';
import { numbersIn, type Typed, writtenForms } from '../../messages/numbers.ts';
import { asTyped, ownWords, sentencesOf } from '../../messages/words.ts';
import type { TextRule } from '../../rule.ts';

/** What anything may be counted in: the sentence has to be about the same thing as well. */
const units = new Set(stemsOf('ans mois semaine jour heure minute fois euro year month week day hour time'));

/** “base 100”, “article 6”, “de 1 à 5”: a number that counts nothing. */
const labels = /^(?:base|article|page|étape|step|figure|niveau|level|note|version|chapitre|chapter|point|type|n|no)$/;

export const typedFigure: TextRule = {
  name: 'typed-figure',
  looksAt: 'text',
  explain: `“12 criteria”, where {locationCriteria} is 12, says something else than the other pages on the day that the figure changes. Numbers
in digits and in words are compared with those of the schema, by what they count. The way out: write the placeholder.`,
  check(message, project) {
    const all = countedIn(project, message.locale);
    const written = writtenIn(all, message.locale);
    const counted = all.filter(({ bundle }) => bundle === undefined || bundle === message.bundle);
    const inSentences = sentencesOf(ownWords(message), message.locale).flatMap((sentence) => {
      const typed = numbersIn(sentence, message.locale, written);
      const about = new Set(typed.length > 0 ? stemsOf(sentence) : []);
      return typed.flatMap((number) => {
        const meant = counted.find((candidate) => isSame(number, candidate, about));
        return meant === undefined ? [] : [complain(number.written.trim(), number.after[0] ?? '', meant)];
      });
    });
    return [...inSentences, ...besidePlaceholders(asTyped(message), counted)];
  },
};

/** How the numbers that are counted may be written; without one, for “un” and “one” are articles more often than numbers. */
const writtenIn = memoizePerObject((counted: readonly Counted[], locale: string) =>
  writtenForms(new Set(counted.map(({ value }) => value).filter((value) => value > 1)), locale),
);

function complain(written: string, after: string, { placeholder, value }: Counted): Placeless {
  return {
    found: `“${`${written} ${after}`.trim()}”, where {${placeholder}} is ${value}`,
    expected: `the placeholder {${placeholder}}`,
    wayOut: `write {${placeholder}} in place of “${written}”`,
  };
}

function besidePlaceholders(text: string, counted: readonly Counted[]): Placeless[] {
  return counted.flatMap((figure) =>
    figure.beside.flatMap((form) => {
      const [written] = form.exec(text) ?? [];
      return written === undefined ? [] : [complain(written, '', figure)];
    }),
  );
}

function isSame(typed: Typed, counted: Counted, about: ReadonlySet<string>): boolean {
  if (typed.value !== counted.value || typed.isPercent !== counted.isPercent) return false;
  if (typed.isPercent) return true;
  if (labels.test(typed.before)) return false;
  const noun = stemsOf(typed.after.slice(0, 2).join(' ')).find((stem) => counted.nouns.has(stem));
  if (noun === undefined) return false;
  const isDistinct = !units.has(noun) || (typed.value >= 10 && /^\p{N}/u.test(typed.written));
  return isDistinct || [...counted.about].some((stem) => !units.has(stem) && about.has(stem));
}
