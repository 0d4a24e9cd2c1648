/** Inserts no-break spaces: between a number and its unit, within a range, and after short words of a heading. */

const wide = '\u00a0';

/** Units of every language. */
const symbols = ['€', '%', 'm²', 'm', 'km', 'h', 'min'];

/** Units by language, with the months, which follow a day. */
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

/** Returns a pattern for the space between a number, or a placeholder for one, and its unit. */
const spaceBefore = (units: readonly string[]) =>
  new RegExp(`(?<=[\\d}]|\\d\\+|\\b1er) (?=(?:${units.join('|')})(?![\\p{L}\\p{N}]))`, 'gu');

/** Returns the pattern for the units of each language. */
const patterns = (): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(Object.entries(counted).map(([language, units]) => [language, spaceBefore([...symbols, ...units])]));

// The annotations let the bundler drop the units from islands that format numbers alone.
const spaceBeforeSymbol = /* @__PURE__ */ spaceBefore(symbols);
const spaceBeforeUnit = /* @__PURE__ */ patterns();

/** Binds numbers to their units (`15 ans`, `8 mai`) and the ends of ranges to each other (`1 à 2`). */
export function bindNumbers(text: string, language: string): string {
  return text.replace(spaceBeforeUnit[language] ?? spaceBeforeSymbol, wide).replace(/(?<=\d) (à|to) (?=\d)/g, `${wide}$1${wide}`);
}

/** Length of the shortest line, in characters (a title on a phone). Longer bound words would break within a word. */
export const lineRoom = 15;

const isShort = (word: string) => /^[«“(]?\p{L}{1,3}$/u.test(word);

/**
 * Binds words of one to three letters to the next word, so that no line of a heading ends with one, if the bound words fit in
 * `room` characters. An emphasis (`emphases`: the offsets where one begins) begins its own line and is not bound to the word before it.
 * A short first word has priority, so that it never makes a line alone. Each character stays at its offset.
 */
export function bindShortWords(text: string, room: number, emphases: readonly number[] = []): string {
  const words = text.split(' ');
  const [first = ''] = words;
  let bound = words.at(-1) ?? '';
  // Length of the bound words at the start of `bound`.
  let run = bound.length;
  for (const [index, word] of [...words.entries()].slice(0, -1).reverse()) {
    const length = word.length + 1 + run;
    const isNeeded = index === 1 && isShort(first) && first.length + 1 + length > room;
    const isBound = isShort(word) && length <= room && !isNeeded && !emphases.includes(text.length - bound.length);
    bound = `${word}${isBound ? wide : ' '}${bound}`;
    run = isBound ? length : word.length;
  }
  return bound;
}
