/** @jsxImportSource preact */
/** A row of the table: criterion, weight, threshold, and score with evidence per location. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import type { Score } from '../comparison.ts';
import { LazyDetails, Memo } from '../rendering.tsx';
import { type Tool, useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { Anchors, editCell, NoteField, ThresholdField, WeightField } from './fields.tsx';
import { Stepper } from './stepper.tsx';

const { score: top } = scoringBounds;

interface GridRowProps {
  readonly index: number;
  readonly weight: number;
  readonly threshold: number;
  /** Per location. */
  readonly scores: readonly Score[];
  readonly notes: readonly string[];
  readonly names: readonly string[];
  readonly edit: Edit;
}

export function GridRow({ index, weight, threshold, scores, notes, names, edit }: GridRowProps) {
  return (
    <tr>
      <Memo on={[index]}>{() => <CriterionHead index={index} />}</Memo>
      <Memo on={[index, weight]}>
        {() => (
          <td>
            <WeightField index={index} value={weight} edit={edit} />
          </td>
        )}
      </Memo>
      <Memo on={[index, threshold]}>
        {() => (
          <td>
            <ThresholdField index={index} value={threshold} edit={edit} />
          </td>
        )}
      </Memo>
      {scores.map((score, place) => {
        const [note, name] = [notes[place] ?? '', names[place] ?? ''];
        const isOut = score !== null && score < threshold;
        return (
          <Memo key={place} on={[score, note, isOut, name]}>
            {() => <ScoreCell index={index} place={place} score={score} note={note} isOut={isOut} name={name} edit={edit} />}
          </Memo>
        );
      })}
    </tr>
  );
}

function CriterionHead({ index }: { readonly index: number }) {
  const { criteria, words } = useTool();
  const { title, guide } = criteria[index] as Tool['criteria'][number];
  return (
    <th scope="row" className="tool-criterion">
      <span className="tool-number" aria-hidden="true">
        {index + 1}
      </span>
      <span className="tool-criterion-title">{title}</span>
      <span className="tool-guide">{guide}</span>
      <LazyDetails
        className="tool-scale"
        summary={
          <>
            {words.grid.scale}
            <span className="sr-only"> {title}</span>
          </>
        }
      >
        {() => <Anchors index={index} />}
      </LazyDetails>
    </th>
  );
}

interface ScoreCellProps {
  readonly index: number;
  readonly place: number;
  readonly score: Score;
  readonly note: string;
  /** True when this score eliminates the location. */
  readonly isOut: boolean;
  readonly name: string;
  readonly edit: Edit;
}

function ScoreCell({ index, place, score, note, isOut, name, edit }: ScoreCellProps) {
  const { words, fill, criteria } = useTool();
  const label = { topic: criteria[index]?.title ?? '', name };
  return (
    <td className={isOut ? 'is-out' : undefined} data-place={place}>
      <Stepper
        label={fill(words.grid.scoreOf, label)}
        value={score}
        max={top}
        start={top / 2}
        onValue={(value) => editCell(edit, place, index, { score: value })}
      />
      <NoteField label={fill(words.grid.noteOf, label)} value={note} onValue={(value) => editCell(edit, place, index, { note: value })} />
    </td>
  );
}
