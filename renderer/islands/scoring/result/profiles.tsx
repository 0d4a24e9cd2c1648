/** @jsxImportSource preact */
/** Each location against the best: its profile, where it gains and where it loses; and all figures in a table. */
import type { Candidate, Comparison } from '../comparison.ts';
import { FigureRow } from '../figure-row.tsx';
import { Kept } from '../kept.tsx';
import { type Difference, differences } from '../maths/differences.ts';
import type { Standing } from '../maths/ranking.ts';
import { useTool } from '../tool-context.ts';
import { useLater } from '../use-later.ts';
import { Radar } from './radar.tsx';

interface ProfilesProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

/** How many strengths, and how many weaknesses, are named. */
const named = 3;

export function Profiles({ comparison, standings }: ProfilesProps) {
  const ranked = standings.filter(({ rank }) => rank !== undefined);
  if (ranked.length < 2) return null;
  return (
    <ol className="tool-profiles">
      <ProfilesFrom position={0} ranked={ranked} comparison={comparison} />
    </ol>
  );
}

interface ProfilesFromProps {
  readonly position: number;
  readonly ranked: readonly Standing[];
  readonly comparison: Comparison;
}

/** The profiles from one position on, each drawn once the one before it has been painted: all of them are too long a task. */
function ProfilesFrom(now: ProfilesFromProps) {
  const { position, ranked, comparison } = now;
  const later = useLater(now);
  const of = (at: number) => {
    const { place } = ranked[at] as Standing;
    return { candidate: comparison.candidates[place] as Candidate, place };
  };
  const isFirst = position === 0;
  const [own, other] = [of(position), of(isFirst ? 1 : 0)];
  return (
    <>
      <Kept on={[own.candidate, own.place, other.candidate, other.place, isFirst, comparison.weights]}>
        {() => <Profile own={own} other={other} isFirst={isFirst} weights={comparison.weights} />}
      </Kept>
      {position + 1 < later.ranked.length && <ProfilesFrom {...later} position={position + 1} />}
    </>
  );
}

interface Held {
  readonly candidate: Candidate;
  readonly place: number;
}

interface ProfileProps {
  readonly own: Held;
  readonly other: Held;
  readonly isFirst: boolean;
  readonly weights: readonly number[];
}

function Profile({ own, other, isFirst, weights }: ProfileProps) {
  const { words, fill, nameOf } = useTool();
  const name = nameOf(own.candidate, own.place);
  const otherName = nameOf(other.candidate, other.place);
  const gaps = differences(own.candidate, other.candidate, weights);
  const label = isFirst ? fill(words.result.profile, { name }) : fill(words.result.profileAgainst, { name, other: otherName });
  return (
    <li className="tool-profile">
      <h3>{name}</h3>
      <p className="tool-against">{fill(words.result.against, { name: otherName })}</p>
      <Radar scores={own.candidate.scores} against={isFirst ? undefined : other.candidate.scores} isFirst={isFirst} label={label} />
      {gaps.length === 0 && <p className="tool-remark">{fill(words.result.even, { name: otherName })}</p>}
      <Gaps title={words.result.strengths} gaps={gaps.filter(({ points }) => points > 0).slice(0, named)} />
      <Gaps
        title={words.result.weaknesses}
        gaps={gaps
          .filter(({ points }) => points < 0)
          .slice(-named)
          .reverse()}
      />
    </li>
  );
}

function Gaps({ title, gaps }: { readonly title: string; readonly gaps: readonly Difference[] }) {
  const { criteria, tenth } = useTool();
  if (gaps.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className="tool-gaps">
        {gaps.map(({ criterion, points }, position) => (
          <li key={position}>
            <span className="tool-gap-number">{criterion + 1}</span>
            <span>{criteria[criterion]?.title}</span>
            <span className="tool-gap-points">
              {points > 0 ? '+' : '−'}
              {tenth(Math.abs(points))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Every score and every weight, and what they come to: what the charts are drawn from. */
export function Figures({ comparison, standings }: ProfilesProps) {
  const { words, criteria, nameOf, tenth } = useTool();
  const { candidates, weights } = comparison;
  return (
    <details className="tool-figures">
      <summary className="link">{words.result.figures}</summary>
      <div className="tool-scroll">
        <table>
          <caption className="sr-only">{words.result.figures}</caption>
          <thead>
            <tr>
              <th scope="col">{words.grid.criterion}</th>
              <th scope="col">{words.grid.weight}</th>
              {candidates.map((candidate, place) => (
                <th key={place} scope="col">
                  {nameOf(candidate, place)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {criteria.map(({ id }, index) => (
              <FigureRow key={id} index={index} figures={[weights[index], ...candidates.map(({ scores }) => scores[index])]} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.grid.total}
              </th>
              {candidates.map((_, place) => {
                const score = standings.find((standing) => standing.place === place)?.score;
                return <td key={place}>{score === undefined ? '–' : tenth(score)}</td>;
              })}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  );
}
