/** Where a line must not break: between a number and what it counts or reaches to, and after the short words of a heading. */

const wide = '\u00a0';

/** What numbers count in any language. */
const symbols = ['€', '%', 'm²', 'm', 'km', 'h', 'min'];

/** Months too: a day keeps its own. */
const counted: Readonly<Record<string, readonly string[]>> = {
  fr: [
    ...['secondes?', 'minutes?', 'heures?', 'jours?', 'semaines?', 'mois', 'ans?', 'années?', 'fois', 'euros?', 'mètres', 'points?'],
    ...['critères', 'magasins?', 'franchisés?', 'projets', 'tickets', 'salariés', 'personnes', 'caractères', 'ouvertures', 'passants'],
    ...['visiteurs', 'candidats', 'visites', 'HT', 'janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août'],
    ...['septembre', 'octobre', 'novembre', 'décembre'],
  ],
  en: [
    ...['seconds?', 'minutes?', 'hours?', 'days?', 'weeks?', 'months?', 'years?', 'times', 'euros?', 'metres', 'square', 'points?'],
    ...['criteria', 'stores?', 'outlets?', 'franchisees?', 'projects', 'transactions', 'employees', 'people', 'characters', 'openings'],
    ...['passers-by', 'visitors', 'candidates', 'visits', 'January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
    ...['September', 'October', 'November', 'December'],
  ],
};

const known = new Map<string, RegExp>();

/** The space between a number, or the placeholder that a component fills with one, and what it counts. */
function beforeUnit(locale: string): RegExp {
  const before = known.get(locale);
  if (before) return before;
  const units = [...symbols, ...(counted[locale] ?? [])].join('|');
  const made = new RegExp(`(?<=[\\d}]|\\d\\+|\\b1er) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu');
  known.set(locale, made);
  return made;
}

/** A text whose numbers stay on the line of what they count, `15 ans`, `8 mai`, and of the number that they reach to, `1 à 2`. */
export function bindNumbers(text: string, locale: string): string {
  return text.replace(beforeUnit(locale), wide).replace(/(?<=\d) (à|to) (?=\d)/g, `${wide}$1${wide}`);
}

/**
 * Characters that there is room for where a line is shortest: a title’s on a phone, a heading’s in its column beside what it heads.
 * What is bound to be longer would break within a word.
 */
export const lineRoom = 15;

const isShort = (word: string) => /^[«“(*]?\p{L}{1,3}$/u.test(word);

/**
 * A heading none of whose lines ends on a word of one to three letters: each is bound to the word that it belongs to, the next,
 * as long as both have `room` on a line, in characters. What opens an emphasis begins a line of its own and is left alone. A short
 * word at the start is bound to another, rather than be a line by itself.
 */
export function bindShortWords(text: string, room: number): string {
  const words = text.split(' ');
  const [first = ''] = words;
  let set = words.at(-1) ?? '';
  // The length, in characters, of the bound words that `set` begins with.
  let run = set.length;
  for (const [index, word] of [...words.entries()].slice(0, -1).reverse()) {
    const length = word.length + 1 + run;
    const isNeeded = index === 1 && isShort(first) && first.length + 1 + length > room;
    const isBound = isShort(word) && length <= room && !isNeeded && !set.startsWith('*');
    set = `${word}${isBound ? wide : ' '}${set}`;
    run = isBound ? length : word.length;
  }
  return set;
}
