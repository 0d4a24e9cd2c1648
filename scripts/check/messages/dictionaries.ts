/** Hunspell's dictionaries, each read when its language is first asked for. */

import english from 'dictionary-en-gb';
import french from 'dictionary-fr';
import { getWasmModule, Hunspell } from 'hunspell-wasm';
import { loanWords, words } from '../../../schema/glossary.ts';
import { memoizePerText } from '../../lib/memoize.ts';

/** Of the languages that have one: affixes and words. */
const files = { fr: french, en: english } as Readonly<Record<string, { readonly aff: Uint8Array; readonly dic: Uint8Array }>>;

const utf8 = new TextDecoder();
const wasm: unknown = await getWasmModule();

export interface Dictionary {
  has(word: string): boolean;
}

/** The dictionary of a language, with the words that the glossary adds; undefined for a language without. */
export const dictionaryOf = memoizePerText((locale: string): Dictionary | undefined => {
  const own = files[locale];
  if (!own) return undefined;
  const hunspell = new Hunspell(wasm, utf8.decode(own.aff), utf8.decode(own.dic));
  const added = new Set([...(words[locale] ?? []), ...(loanWords[locale] ?? [])].map((word) => word.toLowerCase()));
  const test = (part: string) => hunspell.testSpelling(part);
  const has = memoizePerText((word: string) => {
    const stem = afterElision(word, locale);
    const plain = word.replaceAll('’', "'");
    return added.has(stem) || test(plain) || (stem !== word.toLowerCase() && test(stem)) || isMadeOf(plain, test);
  });
  return { has };
});

/** Words of a language that a wrong one may stand for, at most three: two letters in their order, one less, one accent more. Hunspell’s own guesses take a tenth of a second each. */
export function suggestionsFor(word: string, locale: string): string[] {
  const dictionary = dictionaryOf(locale);
  const letters = [...word];
  const without = (from: number, count: number, put = '') => [...letters.slice(0, from), put, ...letters.slice(from + count)].join('');
  const near = letters.flatMap((letter, index) => [
    without(index, 2, `${letters[index + 1] ?? ''}${letter}`),
    without(index, 1),
    ...[...(accented[letter] ?? '')].map((other) => without(index, 1, other)),
    without(index, 1, `${letter}${letter}`),
  ]);
  return [...new Set(near)].filter((candidate) => candidate !== word && dictionary?.has(candidate)).slice(0, 3);
}

const accented: Readonly<Record<string, string>> = { a: 'àâ', c: 'ç', e: 'éèê', i: 'îï', o: 'ô', u: 'ùû', s: 'z', z: 's' };

/** The word of “d’EBITDA” and of “EBITDA’s”. */
function afterElision(word: string, locale: string): string {
  const small = word.toLowerCase();
  return locale === 'fr' ? small.replace(/^(?:[cdjlmnst]|qu)’/, '') : small.replace(/’s?$/, '');
}

/** A compound of words and prefixes with hyphens. */
function isMadeOf(word: string, test: (part: string) => boolean): boolean {
  const parts = word.split('-');
  return parts.length > 1 && parts.every((part) => /^(?:pre|re|non|co|anti|sub|multi|ex|mi)?$/i.test(part) || test(part));
}
