/** @jsxImportSource preact */
/** The ranking: verdict, a bar per location, missing scores, and eliminations by threshold. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { fillPlural } from '../../../content/fill-plural.ts';
import type { Comparison } from '../comparison.ts';
import { rentPerSquareMetre, rentToSales } from '../maths/differences.ts';
import { isSettled, type Standing } from '../maths/ranking.ts';
import { Memo } from '../rendering.tsx';
import { type Tool, useTool } from '../tool-context.ts';

interface RankingProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

export function Ranking({ comparison, standings }: RankingProps) {
  const tool = useTool();
  const { nameOf } = tool;
  const isBegun = standings.some(({ score, failed }) => score !== undefined || failed.length > 0);
  const note = remark(standings, tool);
  return (
    <>
      <p className="tool-verdict">{verdict(comparison, standings, tool)}</p>
      {note !== undefined && <p className="tool-remark">{note}</p>}
      {isBegun && (
        <ol className="tool-ranking">
          {standings.map((standing, position) => (
            // Keyed by position: changing an element is faster than moving it.
            <Memo key={position} on={[JSON.stringify(standing), of(comparison, standing), comparison.thresholds]}>
              {() => <Ranked standing={standing} name={nameOf(of(comparison, standing), standing.place)} comparison={comparison} />}
            </Memo>
          ))}
        </ol>
      )}
    </>
  );
}

function Ranked({ standing, name, comparison }: { readonly standing: Standing; readonly name: string; readonly comparison: Comparison }) {
  const { words, fill, tag, tenth, criteria, percent, euros } = useTool();
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
        {unproved > 0 && <li>{fillPlural(words.result.unproved, { count: unproved }, tag)}</li>}
      </ul>
    </li>
  );
}

/** The score as a bar, with a thin line for its possible range. Decorative: the text beside has both. */
function Bar({ score, range }: { readonly score: number; readonly range: Standing['range'] }) {
  return (
    <svg className="tool-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path className="tool-bar-ground" d="M0 5H100" />
      {range && range[0] !== range[1] && <path className="tool-bar-range" d={`M${range[0]} 5H${range[1]}`} />}
      <rect className="tool-bar-score" width={score} height={10} />
    </svg>
  );
}

/** Returns the mark of a ranking that missing scores could still complete; undefined without one. */
export function remark(standings: readonly Standing[], { words }: Tool): string | undefined {
  const isProvisional = standings.some(({ missing, failed }) => missing.length > 0 && failed.length === 0);
  const isRanked = standings.filter(({ rank }) => rank !== undefined).length > 1;
  if (!isRanked || !isProvisional) return undefined;
  return isSettled(standings) ? words.result.settled : words.result.provisional;
}

/** Returns one sentence with the first location and its lead. */
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

/** Milliseconds without a change before the announcement. */
const announceDelayMs = 500;

/** Announces changed scores and ranks to screen readers when the visitor stops typing. */
export function RankingAnnouncer({ comparison, standings }: { readonly comparison: Comparison; readonly standings: readonly Standing[] }) {
  const { fill, words, tenth, nameOf } = useTool();
  // Empty, because a new comparison has no scores.
  const before = useRef<ReadonlyMap<number, string>>(new Map());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const lines = new Map(
      standings.flatMap(({ place, score, rank, failed }) => {
        if (score === undefined) return [];
        const name = nameOf(comparison.candidates[place] as Comparison['candidates'][number], place);
        const line = fill(words.result.changed, { name, score: tenth(score), rank: failed.length > 0 ? words.result.out : (rank ?? '') });
        return [[place, line] as const];
      }),
    );
    const timer = setTimeout(() => {
      const changed = [...lines].filter(([place, line]) => before.current.get(place) !== line);
      before.current = lines;
      if (changed.length > 0) setSaid(changed.map(([, line]) => line).join('. '));
    }, announceDelayMs);
    return () => clearTimeout(timer);
  }, [comparison, standings, fill, words, tenth, nameOf]);
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  );
}
