/** @jsxImportSource preact */
/** The profile of each location: radar chart, strengths and weaknesses against the best. */
import type { Candidate, Comparison } from '../comparison.ts';
import { type Difference, differences } from '../maths/differences.ts';
import type { Standing } from '../maths/ranking.ts';
import { Memo, useAfterPaint } from '../rendering.tsx';
import { useTool } from '../tool-context.ts';
import { Radar } from './radar.tsx';

interface ProfilesProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

/** Maximum number of strengths, and of weaknesses. */
const maxGaps = 3;

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

/** Renders the profiles from `position` on, each after the paint of the previous one: all at once would be a long task. */
function ProfilesFrom(props: ProfilesFromProps) {
  const { position, ranked, comparison } = props;
  const next = useAfterPaint(props);
  const of = (at: number) => {
    const { place } = ranked[at] as Standing;
    return { candidate: comparison.candidates[place] as Candidate, place };
  };
  const isFirst = position === 0;
  const [own, other] = [of(position), of(isFirst ? 1 : 0)];
  return (
    <>
      <Memo on={[own.candidate, own.place, other.candidate, other.place, isFirst, comparison.weights]}>
        {() => <Profile own={own} other={other} isFirst={isFirst} weights={comparison.weights} />}
      </Memo>
      {position + 1 < next.ranked.length && <ProfilesFrom {...next} position={position + 1} />}
    </>
  );
}

interface PlacedCandidate {
  readonly candidate: Candidate;
  readonly place: number;
}

interface ProfileProps {
  readonly own: PlacedCandidate;
  readonly other: PlacedCandidate;
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
      <div>
        <h3>{name}</h3>
        <p className="tool-against">{fill(words.result.against, { name: otherName })}</p>
      </div>
      <div>
        <Radar scores={own.candidate.scores} against={isFirst ? undefined : other.candidate.scores} isFirst={isFirst} label={label} />
        {gaps.length === 0 && <p className="tool-remark">{fill(words.result.even, { name: otherName })}</p>}
        <Gaps title={words.result.strengths} gaps={gaps.filter(({ points }) => points > 0).slice(0, maxGaps)} />
        <Gaps
          title={words.result.weaknesses}
          gaps={gaps
            .filter(({ points }) => points < 0)
            .slice(-maxGaps)
            .reverse()}
        />
      </div>
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
