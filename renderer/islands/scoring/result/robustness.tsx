/** @jsxImportSource preact */
/** Robustness of the ranking: wins under random weights, and the smallest change of a weight that changes the first rank. */
import { weightingDraws } from '#schema/content/scoring-bounds.ts';
import { fillPlural } from '../../../content/fill-plural.ts';
import type { Comparison } from '../comparison.ts';
import { type Margin, mostSensitive, type Tip } from '../maths/margins.ts';
import { type Standing, winnerOf } from '../maths/ranking.ts';
import { type Tool, useTool } from '../tool-context.ts';
import type { Share } from './use-shares.ts';

interface RobustnessProps {
  readonly comparison: Comparison;
  /** Results of {@link sentence} and {@link tipSentence}. */
  readonly said: readonly string[];
  readonly found: readonly Margin[];
  readonly shares: readonly Share[] | 'none' | undefined;
}

/** Shares of wins from which the ranking is strong, and likely. */
const [strong, likely] = [0.9, 0.6];

export function Robustness({ comparison, said, found, shares }: RobustnessProps) {
  const tool = useTool();
  const { words, criteria } = tool;
  const cell = (tip: Tip | undefined) =>
    tip ? tool.fill(words.robust.whom, { weight: tool.tenth(tip.weight), name: nameAt(comparison, tip.by, tool) }) : '–';
  return (
    <>
      {said.map((each) => (
        <p key={each} className="tool-said">
          {each}
        </p>
      ))}
      {Array.isArray(shares) && <Wins shares={shares} comparison={comparison} />}
      {found.some(({ below, above }) => below ?? above) && (
        <details className="tool-figures">
          <summary className="link">{words.robust.table}</summary>
          <div className="tool-scroll">
            <table>
              <caption className="sr-only">{words.robust.table}</caption>
              <thead>
                <tr>
                  <th scope="col">{words.grid.criterion}</th>
                  <th scope="col">{words.grid.weight}</th>
                  <th scope="col">{words.robust.under}</th>
                  <th scope="col">{words.robust.over}</th>
                </tr>
              </thead>
              <tbody>
                {found.map(({ below, above }, index) => (
                  <tr key={criteria[index]?.id}>
                    <th scope="row">{criteria[index]?.title}</th>
                    <td>{comparison.weights[index]}</td>
                    <td>{cell(below)}</td>
                    <td>{cell(above)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
      <p className="tool-remark">{words.robust.method}</p>
    </>
  );
}

/** The number of wins of each location. */
function Wins({ shares, comparison }: { readonly shares: readonly Share[]; readonly comparison: Comparison }) {
  const tool = useTool();
  return (
    <table className="tool-wins">
      <caption>{tool.words.robust.wins}</caption>
      <tbody>
        {shares.map(({ place, share }) => (
          <tr key={place}>
            <th scope="row">{nameAt(comparison, place, tool)}</th>
            <td>{tool.whole(share * weightingDraws)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns a sentence with the number of weightings that the first location wins; empty without a winner. */
export function sentence(comparison: Comparison, standings: readonly Standing[], shares: RobustnessProps['shares'], tool: Tool): string {
  const { robust } = tool.words;
  const winner = winnerOf(standings);
  if (shares === 'none' || !winner) return '';
  if (!shares) return robust.waiting;
  const own = shares.find(({ place }) => place === winner.place)?.share ?? 0;
  const other = shares.find(({ place }) => place !== winner.place);
  const name = nameAt(comparison, winner.place, tool);
  const wins = (share: number) => Math.round(share * weightingDraws);
  const values = { name, count: tool.whole(wins(own)) };
  if (own >= strong) return tool.fill(robust.strong, values);
  if (own >= likely || !other) return tool.fill(robust.likely, values);
  const numbers = { count: wins(own), rest: wins(other.share) };
  return fillPlural(robust.open, { name, other: nameAt(comparison, other.place, tool), ...numbers }, tool.tag);
}

/** Returns a sentence with the smallest weight change that puts another location first; empty without a comparison. */
export function tipSentence(comparison: Comparison, found: readonly Margin[], tool: Tool): string {
  const { robust } = tool.words;
  if (found.length === 0) return '';
  const nearest = mostSensitive(found, comparison.weights);
  if (!nearest) return robust.firm;
  const { criterion, tip } = nearest;
  const weight = comparison.weights[criterion] as number;
  return tool.fill(tip.weight < weight ? robust.tipBelow : robust.tipAbove, {
    topic: tool.criteria[criterion]?.title ?? '',
    weight,
    level: tool.tenth(tip.weight),
    name: nameAt(comparison, tip.by, tool),
  });
}

function nameAt({ candidates }: Comparison, place: number, { nameOf }: Tool): string {
  return nameOf(candidates[place] as Comparison['candidates'][number], place);
}
