/** Which letters stand side by side: in the texts of the site, and in those that may yet be written. */
import english from 'dictionary-en-gb';
import french from 'dictionary-fr';

/** Two letters that fewer words of the dictionaries than these have side by side are no pair that a language makes. */
const fewWords = 30;

/** What words are put between: spaces, those that hold together included, and quotation marks. */
const around = ' \u00a0\u202f“”';

/**
 * These texts; the pairs of letters that are common in French and English, each as a text of its own; and what is put together
 * from several places: figures and their signs, and words between spaces or quotation marks.
 */
export function withCommonPairs(texts: readonly string[], { letters, signs }: Record<'letters' | 'signs', string>): string[] {
  const counts = new Map<string, number>();
  for (const pair of [french, english].flatMap(wordsOf).flatMap(pairsOf)) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= fewWords).map(([pair]) => pair);
  return [...texts, ...common, ...besides('0123456789', `0123456789${signs}`), ...besides(`${letters}.!?…`, around)];
}

/** Each of these beside each of those, on either side. */
function besides(these: string, those: string): string[] {
  return [...these].flatMap((one) => [...those].flatMap((other) => [one + other, other + one]));
}

/** The words of a dictionary of Hunspell's: one a line, below their number, each before its flags. */
function wordsOf({ dic }: { readonly dic: Uint8Array }): string[] {
  const [, ...lines] = new TextDecoder().decode(dic).split('\n');
  return lines.map((line) => line.replace(/[/\t].*/, '').replaceAll("'", '’'));
}

function pairsOf(word: string): string[] {
  return [...word].slice(1).map((letter, index) => word[index] + letter);
}
