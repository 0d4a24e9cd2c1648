/** A name on one line if it has at most `limit` letters, else on two of about the same length, cut between words. */
export function twoLines(name: string, limit: number): readonly string[] {
  if (name.length <= limit) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best), cuts[0] ?? [name]);
}
