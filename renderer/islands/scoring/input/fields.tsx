/** @jsxImportSource preact */
/** The fields of a criterion, shared by the table and the walk: weight, threshold, evidence, and the meaning of scores. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { type Candidate, type Score, withAt } from '../comparison.ts';
import { type Tool, useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { cleanText, cut, lineOf } from '../values.ts';
import { Stepper } from './stepper.tsx';

const { score: top, weight: heaviest, note: longestNote } = scoringBounds;
const possibleThresholds = Array.from({ length: top }, (_, index) => index + 1);

type CellPart = { readonly score: Score } | { readonly note: string };

/** Changes the score or the evidence of a location on a criterion. */
export function editCell(edit: Edit, place: number, index: number, part: CellPart): void {
  edit((before) => {
    const candidate = before.candidates[place] as Candidate;
    const changed =
      'score' in part ? { scores: withAt(candidate.scores, index, part.score) } : { notes: withAt(candidate.notes, index, part.note) };
    return { ...before, candidates: withAt(before.candidates, place, { ...candidate, ...changed }) };
  });
}

interface SettingProps {
  readonly index: number;
  readonly value: number;
  readonly edit: Edit;
}

export function WeightField({ index, value, edit }: SettingProps) {
  const { words, fill, criteria } = useTool();
  return (
    <Stepper
      label={fill(words.grid.weightOf, { topic: criteria[index]?.title ?? '' })}
      value={value}
      max={heaviest}
      onValue={(weight) => edit((before) => ({ ...before, weights: withAt(before.weights, index, weight ?? 0) }))}
    />
  );
}

export function ThresholdField({ index, value, edit }: SettingProps) {
  const { words, fill, criteria } = useTool();
  return (
    <select
      className="tool-threshold"
      aria-label={fill(words.grid.thresholdOf, { topic: criteria[index]?.title ?? '' })}
      value={value}
      onChange={({ currentTarget }) =>
        edit((before) => ({ ...before, thresholds: withAt(before.thresholds, index, Number(currentTarget.value)) }))
      }
    >
      <option value={0}>{words.grid.none}</option>
      {possibleThresholds.map((threshold) => (
        <option key={threshold} value={threshold}>
          {threshold}
        </option>
      ))}
    </select>
  );
}

interface NoteFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onValue: (note: string) => void;
}

export function NoteField({ label, value, onValue }: NoteFieldProps) {
  const { words } = useTool();
  return (
    <input
      className="tool-note"
      aria-label={label}
      placeholder={words.grid.note}
      title={value || undefined}
      autoComplete="off"
      value={value}
      onInput={({ currentTarget }) => onValue(cut(lineOf(currentTarget.value), longestNote))}
      onBlur={({ currentTarget }) => onValue(cleanText(currentTarget.value))}
    />
  );
}

/** The meaning of the scores 0, 5 and 10, and a link to the criterion in the featured article. */
export function Anchors({ index }: { readonly index: number }) {
  const { criteria, words, newTab } = useTool();
  const { title, anchors, href } = criteria[index] as Tool['criteria'][number];
  return (
    <>
      <ul className="tool-anchors">
        {anchors.map((anchor, position) => (
          <li key={position}>
            <b>{(position * top) / 2}</b> <span>{anchor}</span>
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
    </>
  );
}
