/** Writes the summary of a comparison for the contact form. */
import type { Comparison } from '../comparison.ts';
import { rentPerSquareMetre, rentToSales } from '../maths/differences.ts';
import type { Standing } from '../maths/ranking.ts';
import { verdict } from '../result/ranking.tsx';
import type { Tool } from '../tool-context.ts';
import { lengthOf } from '../values.ts';

/**
 * Returns the message: verdict, a line per location, scores by criterion, robustness (`said`), and the URL of the comparison, each
 * only if it fits the maximum length. The summary replaces an earlier one in the `typed` text; otherwise it is appended.
 */
export function summaryOf(
  comparison: Comparison,
  standings: readonly Standing[],
  said: readonly string[],
  address: string,
  typed: string,
  tool: Tool,
): string {
  const { words, criteria, messageMax, fill, nameOf } = tool;
  const { candidates, weights } = comparison;
  const names = candidates.map(nameOf);
  const scores = criteria.map(
    ({ title }, index) =>
      `${title} (${weights[index]}) ${candidates.map(({ scores }, place) => `${names[place]} ${scores[index] ?? '–'}`).join(' / ')}`,
  );
  const [before, after] = aroundSummary(typed, tool);
  const parts = [
    before,
    words.expert.opening,
    verdict(comparison, standings, tool),
    standings.map((standing) => locationLine(comparison, standing, names, tool)).join('\n'),
    [words.expert.scores, ...scores].join('\n'),
    ...said,
    fill(words.expert.address, { url: address }),
  ];
  const summary = parts.reduce((text, part) => {
    const longer = joined(text, part);
    return lengthOf(joined(longer, after)) <= messageMax ? longer : text;
  }, '');
  return joined(summary, after);
}

function joined(text: string, part: string): string {
  return [text, part].filter(Boolean).join('\n\n');
}

/** Returns the text before and after an earlier summary, which begins with the opening and ends with the line of the URL. */
function aroundSummary(message: string, { words, fill }: Tool): readonly [before: string, after: string] {
  const start = message.indexOf(words.expert.opening);
  if (start < 0) return [message.trim(), ''];
  const address = message.indexOf(fill(words.expert.address, { url: '' }).trim(), start);
  const end = address < 0 ? -1 : message.indexOf('\n', address);
  return [message.slice(0, start).trim(), end < 0 ? '' : message.slice(end).trim()];
}

function locationLine({ candidates }: Comparison, standing: Standing, names: readonly string[], tool: Tool): string {
  const { words, fill, tenth, percent, euros, criteria } = tool;
  const { place, rank, score, failed } = standing;
  const candidate = candidates[place] as Comparison['candidates'][number];
  const ratio = rentToSales(candidate);
  const perMetre = rentPerSquareMetre(candidate);
  const facts = [
    failed.length > 0 ? `${words.result.out} (${failed.map((index) => criteria[index]?.title).join(', ')})` : '',
    score === undefined ? words.result.unscored : fill(words.result.score, { score: tenth(score) }),
    ratio === undefined ? '' : `${words.places.ratio} ${percent(ratio)}`,
    perMetre === undefined ? '' : `${words.places.perMetre} ${euros(perMetre)}`,
  ];
  return `${rank ?? '–'}. ${names[place]} – ${facts.filter((fact) => fact !== '').join(', ')}`;
}
