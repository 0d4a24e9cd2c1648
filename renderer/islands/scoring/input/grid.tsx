/** @jsxImportSource preact */
/** The scores in a wide tool: a table of criteria and locations. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Comparison, letterOf } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';
import { Memo } from '../rendering.tsx';
import { type Tool, useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { GridRow } from './grid-row.tsx';

interface GridProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  /** False in a prerendered tool, which is inert: the fields would be an eighth of the page. */
  readonly hasRows: boolean;
  readonly edit: Edit;
}

export function Grid({ comparison, standings, hasRows, edit }: GridProps) {
  const tool = useTool();
  const { words, criteria, nameOf } = tool;
  const { candidates } = comparison;
  const names = candidates.map(nameOf);
  return (
    <table ref={useTableRoles(candidates.length, hasRows)} className="tool-grid">
      <caption className="sr-only">{words.grid.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.grid.criterion}</th>
          <th scope="col">{words.grid.weight}</th>
          <th scope="col">{words.grid.threshold}</th>
          {names.map((name, place) => (
            <th key={place} scope="col" data-place={place}>
              <span className="tool-column-name">
                <span aria-hidden="true">{letterOf(place)} </span>
                <span>{name}</span>
              </span>
              <span className="tool-column-score">{shortScore(standings, place, tool)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(hasRows ? criteria : []).map((criterion, index) => {
          const row = { index, weight: comparison.weights[index] ?? 0, threshold: comparison.thresholds[index] ?? 0 };
          const scores = candidates.map((candidate) => candidate.scores[index] ?? null);
          const notes = candidates.map((candidate) => candidate.notes[index] ?? '');
          return (
            // Rendering all 72 fields at each keystroke would be too slow.
            <Memo key={criterion.id} on={[...Object.values(row), ...scores, ...notes, ...names]}>
              {() => <GridRow {...row} scores={scores} notes={notes} names={names} edit={edit} />}
            </Memo>
          );
        })}
      </tbody>
    </table>
  );
}

/** Returns the score of a location out of 100, its elimination, or a dash. */
function shortScore(standings: readonly Standing[], place: number, { tenth, words }: Tool): string {
  const standing = standings.find((each) => each.place === place);
  if (!standing || standing.score === undefined) return '–';
  return standing.failed.length > 0 ? words.result.out : tenth(standing.score);
}

const roles = { table: 'table', thead: 'rowgroup', tbody: 'rowgroup', tr: 'row', td: 'cell', th: 'rowheader', 'thead th': 'columnheader' };

/** Returns a `ref` that sets the ARIA roles of a table with `display: block`. HTML checkers reject such roles in markup. */
function useTableRoles(columns: number, hasRows: boolean): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new columns and rows have new cells.
  useLayoutEffect(() => {
    for (const [selector, role] of Object.entries(roles))
      for (const element of table.current?.parentElement?.querySelectorAll(selector) ?? []) element.role = role;
  }, [columns, hasRows]);
  return table;
}
