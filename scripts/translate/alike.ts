/** Texts that have been through programs: which have changed, and which only lost what a program does not keep. */

/** Spaces that no line breaks at; some spreadsheets and tools of translators know the ordinary one alone. */
const unbreakable = /[\u00a0\u202f]/g;

/** Whether two texts have the same words, whatever stands between and around them and however their letters are composed. */
export function haveSameWords(one: string, other: string): boolean {
  return words(one) === words(other);
}

/** Whether a text came back as it was, but for unbreakable spaces that were lost, blanks around it, or letters composed otherwise. */
export function isAsItWas(text: string, before: string): boolean {
  const [now, then] = [tidied(text, before), before.normalize()];
  const count = (each: string) => each.match(unbreakable)?.length ?? 0;
  return text === before || (now.replace(unbreakable, ' ') === then.replace(unbreakable, ' ') && count(now) <= count(then));
}

/** A text without what slips into cells: blanks around it, letters in two parts, and line breaks where the source has none. */
export function tidied(text: string, source: string): string {
  const whole = text.normalize().trim();
  return /[\r\n]/.test(source) ? whole : whole.replace(/[ \t]*[\r\n]+\s*/g, ' ');
}

/** Two texts from a little before the place where they part, as an error message may show them. */
export function whereTheyPart(one: string, other: string): readonly [string, string] {
  const [a, b] = [[...words(one)], [...words(other)]];
  const at = a.findIndex((letter, index) => letter !== b[index]);
  const from = Math.max(0, (at < 0 ? a.length : at) - 24);
  const shown = (letters: readonly string[]) =>
    `${from > 0 ? '…' : ''}${letters.slice(from, from + 57).join('')}${letters.length > from + 57 ? '…' : ''}`;
  return [shown(a), shown(b)];
}

function words(text: string): string {
  return text.normalize().trim().replace(/\s+/g, ' ');
}
