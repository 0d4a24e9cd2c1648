/**
 * Pseudo-texts, which `npm run build -- --mode pseudo` shows in place of what translators wrote: every letter another that looks
 * like it, every word 40 % longer, the whole in brackets. What is still plain on the page was typed into a component; what
 * breaks its layout would have broken it in German.
 */

/** By small letter, one that looks like it and is not ASCII. */
const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].map((letter, index) => [letter, [...'áƀĉđēƒĝĥíĵķĺɱñóþɋřšŧúṽŵẋýž'][index] ?? letter]),
);

/** What stays as it is: placeholders, marks of language, asterisks around what is emphasised. */
const untouched = /(\{[^{}]*\}|\[[a-z]{2,3}: |[\]*])/;

/** How much longer a word gets. */
const growth = 0.4;

/** One text as pseudo-text: `Nous {count} contacter` is `⟦Ñóóúúš {count} ĉóóóñŧááĉŧēēř⟧`. */
export function pseudoText(text: string): string {
  const parts = text.split(untouched).map((part, index) => (index % 2 === 1 ? part : part.replace(/\p{L}+/gu, pseudoWord)));
  return `⟦${parts.join('')}⟧`;
}

/** A word with its vowels doubled, the first ones, until it is long enough, in letters that look like its own. */
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

/** Its letter without accents: `é` is an `e`. */
function plain(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

function lookalike(letter: string): string {
  const base = plain(letter);
  const small = lookalikes[base.toLowerCase()] ?? letter;
  return base === base.toLowerCase() ? small : small.toUpperCase();
}

/** What a message file holds, each text of it as pseudo-text. */
export function pseudoTexts(messages: unknown): unknown {
  if (typeof messages === 'string') return messages === '' ? '' : pseudoText(messages);
  if (typeof messages !== 'object' || messages === null) return messages;
  return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, pseudoTexts(value)]));
}
