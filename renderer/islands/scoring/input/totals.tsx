/** @jsxImportSource preact */
/** The bar of a narrow tool: the score of each location, always in view. A tap leads to the scores of the location. */
import { type Comparison, letterOf } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';
import { useTool } from '../tool-context.ts';

interface TotalsProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

export function Totals({ comparison, standings }: TotalsProps) {
  const { words, nameOf, tenth } = useTool();
  return (
    <nav className="tool-totals" aria-label={words.places.shown}>
      {comparison.candidates.map((candidate, place) => {
        const { score, rank, failed = [] } = standings.find((standing) => standing.place === place) ?? {};
        const isOut = failed.length > 0;
        return (
          <button key={place} type="button" className={rank === 1 ? 'is-first' : undefined} onClick={() => showScores(place)}>
            <span className="tool-totals-letter" aria-hidden="true">
              {letterOf(place)}
            </span>
            <span className="tool-totals-name">{nameOf(candidate, place)}</span>{' '}
            <span className={isOut ? 'tool-totals-score is-struck' : 'tool-totals-score'}>{score === undefined ? '–' : tenth(score)}</span>
            {isOut && <span className="sr-only">{words.result.out}</span>}
          </button>
        );
      })}
    </nav>
  );
}

/** Scrolls to the scores of a location on the current criterion, and moves the focus there. */
function showScores(place: number): void {
  const row = document.querySelector(`.tool-choice[data-place="${place}"]`);
  row?.scrollIntoView();
  row?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
}
