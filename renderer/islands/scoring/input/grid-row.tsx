/** @jsxImportSource preact */
/** A row of the grid: criterion, weight, threshold, and score with note per location. */
import type { ComponentChildren } from 'preact';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { type Candidate, type Score, withAt } from '../comparison.ts';
import { Memo } from '../rendering.tsx';
import { type Tool, useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { cleanText, cut, lineOf } from '../values.ts';
import { Stepper } from './stepper.tsx';

const { score: top, weight: heaviest, note: longestNote } = scoringBounds;
const possibleThresholds = Array.from({ length: top }, (_, index) => index + 1);

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
  const { title } = useTool().criteria[index] as Tool['criteria'][number];
  return (
    <tr>
      <Memo on={[index]}>{() => <CriterionHead index={index} />}</Memo>
      <Memo on={[index, weight]}>{() => <WeightCell topic={title} index={index} weight={weight} edit={edit} />}</Memo>
      <Memo on={[index, threshold]}>{() => <ThresholdCell topic={title} index={index} threshold={threshold} edit={edit} />}</Memo>
      {scores.map((score, place) => {
        const [note, name] = [notes[place] ?? '', names[place] ?? ''];
        const isOut = score !== null && score < threshold;
        const onChange = (part: Part) =>
          edit((before) => ({
            ...before,
            candidates: withAt(before.candidates, place, partOf(before.candidates[place] as Candidate, index, part)),
          }));
        return (
          <Memo key={place} on={[score, note, isOut, name]}>
            {() => <ScoreCell place={place} score={score} note={note} isOut={isOut} label={{ topic: title, name }} onChange={onChange} />}
          </Memo>
        );
      })}
    </tr>
  );
}

type Part = { readonly score: Score } | { readonly note: string };

function partOf(candidate: Candidate, index: number, part: Part): Candidate {
  return 'score' in part
    ? { ...candidate, scores: withAt(candidate.scores, index, part.score) }
    : { ...candidate, notes: withAt(candidate.notes, index, part.note) };
}

function CriterionHead({ index }: { readonly index: number }) {
  const { criteria, words, newTab } = useTool();
  const { title, guide, anchors, href } = criteria[index] as Tool['criteria'][number];
  return (
    <th scope="row" className="tool-criterion">
      <span className="tool-number" aria-hidden="true">
        {index + 1}
      </span>
      <span className="tool-criterion-title">{title}</span>
      <span className="tool-guide">{guide}</span>
      <details className="tool-scale">
        <summary>
          {words.grid.scale}
          <span className="sr-only"> {title}</span>
        </summary>
        <ul>
          {anchors.map((anchor, step) => (
            <li key={step}>
              <b>{(step * top) / 2}</b> {anchor}
            </li>
          ))}
        </ul>
        <a className="link" href={href} target="_blank" rel="noopener">
          {words.grid.article}
          <span className="sr-only">
            {' '}
            {title} {newTab}
          </span>
        </a>
      </details>
    </th>
  );
}

interface WeightCellProps {
  readonly topic: string;
  readonly index: number;
  readonly weight: number;
  readonly edit: Edit;
}

function WeightCell({ topic, index, weight, edit }: WeightCellProps) {
  const { words, fill } = useTool();
  return (
    <SettingCell label={words.grid.weight}>
      <Stepper
        label={fill(words.grid.weightOf, { topic })}
        value={weight}
        max={heaviest}
        onValue={(value) => edit((before) => ({ ...before, weights: withAt(before.weights, index, value ?? 0) }))}
      />
    </SettingCell>
  );
}

interface ThresholdCellProps extends Omit<WeightCellProps, 'weight'> {
  readonly threshold: number;
}

function ThresholdCell({ topic, index, threshold, edit }: ThresholdCellProps) {
  const { words, fill } = useTool();
  return (
    <SettingCell className="tool-threshold" label={words.grid.threshold}>
      <select
        aria-label={fill(words.grid.thresholdOf, { topic })}
        value={threshold}
        onChange={({ currentTarget }) =>
          edit((before) => ({ ...before, thresholds: withAt(before.thresholds, index, Number(currentTarget.value)) }))
        }
      >
        <option value={0}>{words.grid.none}</option>
        {possibleThresholds.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </SettingCell>
  );
}

interface SettingCellProps {
  readonly className?: string;
  /** Label above the field in a card; the table has a column heading instead. */
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A cell with a setting for all locations. */
function SettingCell({ className, label, children }: SettingCellProps) {
  return (
    <td className={className}>
      <span className="tool-card-label" aria-hidden="true">
        {label}
      </span>
      {children}
    </td>
  );
}

interface ScoreCellProps {
  readonly place: number;
  readonly score: Score;
  readonly note: string;
  /** True when this score eliminates the location. */
  readonly isOut: boolean;
  readonly label: { readonly topic: string; readonly name: string };
  readonly onChange: (part: Part) => void;
}

function ScoreCell({ place, score, note, isOut, label, onChange }: ScoreCellProps) {
  const { words, fill } = useTool();
  return (
    <td className={isOut ? 'tool-column tool-score is-out' : 'tool-column tool-score'} data-place={place}>
      <Stepper
        label={fill(words.grid.scoreOf, label)}
        value={score}
        max={top}
        start={top / 2}
        onValue={(value) => onChange({ score: value })}
      />
      <input
        className="tool-note"
        aria-label={fill(words.grid.noteOf, label)}
        placeholder={words.grid.note}
        title={note || undefined}
        autoComplete="off"
        value={note}
        onInput={({ currentTarget }) => onChange({ note: cut(lineOf(currentTarget.value), longestNote) })}
        onBlur={({ currentTarget }) => onChange({ note: cleanText(currentTarget.value) })}
      />
    </td>
  );
}
