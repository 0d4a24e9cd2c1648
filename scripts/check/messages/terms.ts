/** Looking for words of the glossary in texts. */

const patterns = new Map<string, RegExp>();

/** Whether a text says one of some names, in the singular or the plural; `royalt*` is any word that begins so, an abbreviation in capitals is met as such. */
export function saysOneOf(text: string, names: readonly string[]): boolean {
  return names.some((name) => patternOf(name).test(text));
}

function patternOf(name: string): RegExp {
  const known = patterns.get(name);
  if (known) return known;
  const isAbbreviation = /^\p{Lu}+$/u.test(name);
  const body = name.replace(/\*$/, '').split(' ').join('(?:es|s|x)?\\s+');
  const end = isAbbreviation ? '' : name.endsWith('*') ? '\\p{L}*' : '(?:es|s|x)?';
  const pattern = new RegExp(`(?<!\\p{L})${body}${end}(?!\\p{L})`, isAbbreviation ? 'u' : 'iu');
  patterns.set(name, pattern);
  return pattern;
}
