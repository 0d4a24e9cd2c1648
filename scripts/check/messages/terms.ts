/** Looking for words of the glossary in texts. */
import { memoizePerText } from '../../lib/memoize.ts';

interface Pattern {
  /** What a text must hold, in small letters, before it is worth a look. */
  readonly start: string;
  readonly whole: RegExp;
}

/** Whether a text says one of some names, in the singular or the plural; `royalt*` is any word that begins so, an abbreviation in capitals is met as such. */
export function saysOneOf(text: string, names: readonly string[]): boolean {
  const small = text.toLowerCase();
  return names.some((name) => {
    const { start, whole } = patternOf(name);
    return small.includes(start) && whole.test(text);
  });
}

const patternOf = memoizePerText((name: string): Pattern => {
  const isAbbreviation = /^\p{Lu}+$/u.test(name);
  const words = name.replace(/\*$/, '').split(' ');
  const body = words.join('(?:es|s|x)?\\s+');
  const end = isAbbreviation ? '' : name.endsWith('*') ? '\\p{L}*' : '(?:es|s|x)?';
  const whole = new RegExp(`(?<!\\p{L})${body}${end}(?!\\p{L})`, isAbbreviation ? 'u' : 'iu');
  return { start: (words[0] ?? '').toLowerCase(), whole };
});
