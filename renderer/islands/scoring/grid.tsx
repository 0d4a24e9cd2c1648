/** @jsxImportSource preact */
/** The grid: a table on a desk; on a phone its rows are cards, and one location is there at a time. */
import type { Comparison } from './comparison.ts';
import { GridRow } from './grid-row.tsx';
import { Kept } from './kept.tsx';
import { letterOf } from './letters.ts';
import type { Standing } from './maths/ranking.ts';
import { useTableRoles } from './table-roles.ts';
import { type Tool, useTool } from './tool-context.ts';
import type { Edit } from './use-work.ts';

interface GridProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  /** The place of the location that a phone shows. */
  readonly shown: number;
  readonly onShow: (place: number) => void;
  readonly edit: Edit;
}

export function Grid({ comparison, standings, shown, onShow, edit }: GridProps) {
  const tool = useTool();
  const { words, criteria, nameOf } = tool;
  const { candidates } = comparison;
  const names = candidates.map(nameOf);
  return (
    <div className="tool-sheet">
      <fieldset className="tool-switch">
        <legend className="sr-only">{words.places.shown}</legend>
        {names.map((name, place) => (
          <button key={place} type="button" aria-pressed={place === shown} onClick={() => onShow(place)}>
            <span className="tool-switch-name">{name}</span> <span className="tool-switch-score">{shortScore(standings, place, tool)}</span>
          </button>
        ))}
      </fieldset>
      <table ref={useTableRoles(candidates.length)} className="tool-grid" data-shown={shown}>
        <caption className="sr-only">{words.grid.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.grid.criterion}</th>
            <th scope="col">{words.grid.weight}</th>
            <th scope="col">{words.grid.threshold}</th>
            {names.map((name, place) => (
              <th key={place} scope="col" className="tool-column" data-place={place}>
                <span className="tool-column-name">
                  <span aria-hidden="true">{letterOf(place)} </span>
                  {name}
                </span>
                <span className="tool-column-score">{shortScore(standings, place, tool)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.map((criterion, index) => {
            const row = { index, weight: comparison.weights[index] ?? 0, threshold: comparison.thresholds[index] ?? 0 };
            const scores = candidates.map((candidate) => candidate.scores[index] ?? null);
            const notes = candidates.map((candidate) => candidate.notes[index] ?? '');
            return (
              // Twelve times six fields would be too many at each key.
              <Kept key={criterion.id} on={[...Object.values(row), ...scores, ...notes, ...names]}>
                {() => <GridRow {...row} scores={scores} notes={notes} names={names} edit={edit} />}
              </Kept>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The score of a location where there is room for no more: out of 100, or a dash. */
function shortScore(standings: readonly Standing[], place: number, { tenth, words }: Tool): string {
  const standing = standings.find((each) => each.place === place);
  if (!standing || standing.score === undefined) return '–';
  return standing.failed.length > 0 ? words.result.out : tenth(standing.score);
}
