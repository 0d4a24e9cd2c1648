/**
 * The pseudo-locale of `npm run build -- --mode pseudo`: letters with accents, words 40 % longer, texts in brackets. Plain text on
 * a page is hard-coded in a component; a broken layout would also break with long German words.
 */
import { pluralCode } from '#schema/language/plural.ts';

/** A similar letter outside ASCII for each small letter. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, [...'áƀĉđēƒĝĥíĵķĺɱñóþɋřšŧúṽŵẋýž'][index] ?? letter]),
);

/** Parts left unchanged: placeholders, names of plural forms, language marks, links, asterisks of emphasis. */
const markup = new RegExp(String.raw`(\{[^{}]*\}|${pluralCode}|\[[a-z]{2,3}: |\]\([^()\s]*\)|[[\]*])`);

/** Starts of the lines of prose, and placed facts, which are whole lines. */
const lineStart = /^(?:- |> |\^ |\d+\. |\{\w+ [^{}]*\}$)/;

/** Share of letters added to a word. */
const growth = 0.4;

/** Returns the pseudo-text of a text: `⟦Ñóóúúš {count} ĉóóóñŧááĉŧēēř⟧` for `Nous {count} contacter`. */
export function pseudoText(text: string): string {
  const parts = text.split(markup).map((part, index) => (index % 2 === 1 ? part : part.replace(/\p{L}+/gu, pseudoWord)));
  return `⟦${parts.join('')}⟧`;
}

/** Replaces the letters of a word and repeats its first vowels until the word is long enough. */
function pseudoWord(word: string): string {
  const letters = [...word];
  let missing = Math.round(letters.length * growth);
  const vowels = letters.filter((letter) => isVowel(letter)).length;
  return letters
    .map((letter, index) => {
      const isLast = index === letters.length - 1;
      const times = isLast && vowels === 0 ? missing : isVowel(letter) && missing > 0 ? Math.ceil(missing / Math.max(1, vowels)) : 0;
      missing -= times;
      return lookalike(letter) + lookalike(letter.toLowerCase()).repeat(times);
    })
    .join('');
}

function isVowel(letter: string): boolean {
  return /[aeiouy]/i.test(plain(letter));
}

/** Returns a letter without its accent: `e` for `é`. */
function plain(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

function lookalike(letter: string): string {
  const base = plain(letter);
  const small = lookalikes[base.toLowerCase()] ?? letter;
  return base === base.toLowerCase() ? small : small.toUpperCase();
}

/** Returns the content of a message file with every text as pseudo-text. */
export function pseudoTexts(messages: unknown): unknown {
  if (typeof messages === 'string') return messages === '' ? '' : pseudoText(messages);
  if (Array.isArray(messages)) return messages.map((block) => pseudoBlock(String(block)));
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoTexts(value)]));
}

function pseudoBlock(block: string): string {
  const lines = block.split('\n').map((line) => {
    const [start = ''] = lineStart.exec(line) ?? [];
    return start === line ? line : start + pseudoText(line.slice(start.length));
  });
  return lines.join('\n');
}
