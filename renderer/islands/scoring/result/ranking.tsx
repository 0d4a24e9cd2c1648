/** @jsxImportSource preact */
/** The ranking: who comes first, in a sentence and in bars, what is still missing, and who is out by which threshold. */
import type { Comparison } from '../comparison.ts';
import { Kept } from '../kept.tsx';
import { rentPerSquareMetre, rentToSales } from '../maths/differences.ts';
import { isSettled, type Standing } from '../maths/ranking.ts';
import { type Tool, useTool } from '../tool-context.ts';

interface RankingProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

export function Ranking({ comparison, standings }: RankingProps) {
  const tool = useTool();
  const { words, nameOf } = tool;
  const isBegun = standings.some(({ score, failed }) => score !== undefined || failed.length > 0);
  const isProvisional = standings.some(({ missing, failed }) => missing.length > 0 && failed.length === 0);
  const isRanked = standings.filter(({ rank }) => rank !== undefined).length > 1;
  return (
    <>
      <p className="tool-verdict">{verdict(comparison, standings, tool)}</p>
      {isRanked && isProvisional && <p className="tool-remark">{isSettled(standings) ? words.result.settled : words.result.provisional}</p>}
      {isBegun && (
        <ol className="tool-ranking">
          {standings.map((standing, position) => (
            // By its position: what is drawn anew where it stands is laid out sooner than what is moved.
            <Kept key={position} on={[JSON.stringify(standing), of(comparison, standing), comparison.thresholds]}>
              {() => <Ranked standing={standing} name={nameOf(of(comparison, standing), standing.place)} comparison={comparison} />}
            </Kept>
          ))}
        </ol>
      )}
    </>
  );
}

function Ranked({ standing, name, comparison }: { readonly standing: Standing; readonly name: string; readonly comparison: Comparison }) {
  const { words, fill, tenth, criteria, whole, percent, euros } = useTool();
  const ratio = rentToSales(of(comparison, standing));
  const perMetre = rentPerSquareMetre(of(comparison, standing));
  const { rank, score, range, missing, failed } = standing;
  const { scores, notes } = of(comparison, standing);
  const unproved = scores.filter((each, index) => each !== null && notes[index] === '').length;
  const titles = missing.map((index) => criteria[index]?.title);
  return (
    <li className={failed.length > 0 ? 'tool-ranked is-out' : rank === 1 ? 'tool-ranked is-first' : 'tool-ranked'}>
      <span className="tool-rank">{rank ?? '–'}</span>
      <span className="tool-ranked-name">{name}</span>
      <span className="tool-ranked-score">
        {failed.length > 0
          ? words.result.out
          : score === undefined
            ? words.result.unscored
            : fill(words.result.score, { score: tenth(score) })}
      </span>
      <Bar score={score ?? 0} range={range} />
      <ul className="tool-remarks">
        {(ratio ?? perMetre) !== undefined && (
          <li className="tool-facts">
            {ratio !== undefined && <span>{`${words.places.ratio} ${percent(ratio)}`}</span>}
            {perMetre !== undefined && <span>{`${words.places.perMetre} ${euros(perMetre)}`}</span>}
          </li>
        )}
        {failed.map((index) => (
          <li key={index}>
            {fill(words.result.outBy, {
              topic: criteria[index]?.title ?? '',
              score: scores[index] ?? '',
              threshold: comparison.thresholds[index] ?? 0,
            })}
          </li>
        ))}
        {failed.length === 0 && score !== undefined && range && missing.length > 0 && (
          <li>{fill(words.result.range, { low: tenth(range[0]), high: tenth(range[1]) })}</li>
        )}
        {titles.length > 0 && score !== undefined && <li>{fill(words.result.missing, { topics: titles.join(', ') })}</li>}
        {unproved > 0 && <li>{fill(words.result.unproved, { count: whole(unproved) })}</li>}
      </ul>
    </li>
  );
}

/** The score, and as a thin line what it may become. Said in words beside it. */
function Bar({ score, range }: { readonly score: number; readonly range: Standing['range'] }) {
  return (
    <svg className="tool-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="tool-bar-ground" d="M0 5H100" />
      {range && range[0] !== range[1] && <path className="tool-bar-range" d={`M${range[0]} 5H${range[1]}`} />}
      <rect className="tool-bar-score" width={score} height={10} />
    </svg>
  );
}

/** Who comes first, by how much, in one sentence. */
export function verdict({ candidates, weights }: Comparison, standings: readonly Standing[], tool: Tool): string {
  const { words, fill, tenth, nameOf } = tool;
  const { result } = words;
  const name = (standing: Standing) => nameOf(of({ candidates }, standing), standing.place);
  const ranked = standings.filter(({ rank }) => rank !== undefined);
  const [first, second] = ranked;
  if (!first) {
    if (weights.every((weight) => weight === 0)) return result.weightless;
    return standings.some(({ failed }) => failed.length > 0) ? result.allOut : result.empty;
  }
  const score = tenth(first.score ?? 0);
  if (!second) return fill(result.alone, { name: name(first), score });
  const level = ranked.filter(({ rank }) => rank === 1);
  if (level.length > 1) return fill(result.tie, { names: new Intl.ListFormat(tool.tag).format(level.map(name)), score });
  return fill(result.lead, { name: name(first), score, gap: tenth((first.score ?? 0) - (second.score ?? 0)), second: name(second) });
}

function of({ candidates }: Pick<Comparison, 'candidates'>, { place }: Standing): Comparison['candidates'][number] {
  return candidates[place] as Comparison['candidates'][number];
}
