/** @jsxImportSource preact */
/** The table of all scores, weights and totals; its rows are also used on the print sheet. */

import type { Comparison } from '../comparison.ts';
import type { Standing } from '../maths/ranking.ts';
import { Memo } from '../rendering.tsx';
import { type Tool, useTool } from '../tool-context.ts';

interface FigureRowProps {
  readonly index: number;
  /** From left to right; a missing figure is a dash. */
  readonly figures: readonly (number | null | undefined)[];
}

export function FigureRow({ index, figures }: FigureRowProps) {
  const { title } = useTool().criteria[index] as Tool['criteria'][number];
  return (
    <Memo on={figures}>
      {() => (
        <tr>
          <th scope="row">
            {index + 1}. {title}
          </th>
          {figures.map((figure, column) => (
            <td key={column}>{figure ?? '–'}</td>
          ))}
        </tr>
      )}
    </Memo>
  );
}

interface FiguresProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
}

/** All scores and weights, and the totals: the data behind the charts. */
export function Figures({ comparison, standings }: FiguresProps) {
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
