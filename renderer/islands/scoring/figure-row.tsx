/** @jsxImportSource preact */
/** A criterion and its figures, as a row of a table: on the screen and on paper. */
import { Kept } from './kept.tsx';
import { type Tool, useTool } from './tool-context.ts';

interface FigureRowProps {
  /** Of the criterion. */
  readonly index: number;
  /** From left to right; what there is none of is a dash. */
  readonly figures: readonly (number | null | undefined)[];
}

export function FigureRow({ index, figures }: FigureRowProps) {
  const { title } = useTool().criteria[index] as Tool['criteria'][number];
  return (
    <Kept on={figures}>
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
    </Kept>
  );
}
