/** @jsxImportSource preact */
/** The scores in a narrow tool: one criterion at a time, with a row of scores per location, and the result so far. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { type Comparison, letterOf, type Score } from '../comparison.ts';
import { hasEarlyResult, type Standing } from '../maths/ranking.ts';
import { LazyDetails } from '../rendering.tsx';
import { remark, verdict } from '../result/ranking.tsx';
import { type Tool, useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { Anchors, editCell, NoteField, ThresholdField, WeightField } from './fields.tsx';
import { StartWeights } from './start-weights.tsx';

/** The scores of a row, and null for no score. */
const choices: readonly Score[] = [...Array.from({ length: scoringBounds.score + 1 }, (_, score) => score), null];

interface WalkProps {
  readonly comparison: Comparison;
  readonly standings: readonly Standing[];
  /** Index of the shown criterion. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly edit: Edit;
}

export function Walk(props: WalkProps) {
  const { step } = props;
  const walk = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // Shows the top of the next criterion, and moves the focus there from a button that is gone.
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    walk.current?.scrollIntoView();
    walk.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div ref={walk} className="tool-walk">
      <Criterion key={step} {...props} />
    </div>
  );
}

function Criterion({ comparison, standings, step, onStep, edit }: WalkProps) {
  const { words, fill, criteria, nameOf } = useTool();
  const { candidates, weights, thresholds } = comparison;
  const { title, guide } = criteria[step] as Tool['criteria'][number];
  const [weight, threshold] = [weights[step] ?? 0, thresholds[step] ?? 0];
  return (
    <>
      <LazyDetails className="tool-index" summary={fill(words.walk.step, { number: step + 1, count: criteria.length })}>
        {() => <CriteriaList candidates={candidates} step={step} onStep={onStep} />}
      </LazyDetails>
      <h3 tabIndex={-1}>{title}</h3>
      <p className="tool-guide">{guide}</p>
      <Anchors index={step} />
      {candidates.map((candidate, place) => (
        <ScoreRow
          key={place}
          step={step}
          place={place}
          name={nameOf(candidate, place)}
          score={candidate.scores[step] ?? null}
          note={candidate.notes[step] ?? ''}
          threshold={threshold}
          edit={edit}
        />
      ))}
      <div className="tool-steps">
        {step > 0 && (
          <button type="button" className="button" onClick={() => onStep(step - 1)}>
            {words.walk.previous}
          </button>
        )}
        {step + 1 < criteria.length ? (
          <button type="button" className="button button-primary" onClick={() => onStep(step + 1)}>
            {words.walk.next}
          </button>
        ) : (
          <a className="button button-primary" href="#ranking">
            {words.walk.ranking}
          </a>
        )}
      </div>
      {hasEarlyResult(comparison, standings) && <EarlyResult comparison={comparison} standings={standings} />}
      <LazyDetails className="tool-adjust" summary={words.walk.adjust}>
        {() => (
          <>
            <div className="tool-field">
              <span aria-hidden="true">{words.grid.weight}</span>
              <WeightField index={step} value={weight} edit={edit} />
            </div>
            <div className="tool-field">
              <span aria-hidden="true">{words.grid.threshold}</span>
              <ThresholdField index={step} value={threshold} edit={edit} />
            </div>
            <StartWeights weights={weights} edit={edit} />
          </>
        )}
      </LazyDetails>
    </>
  );
}

/** All criteria with the scores of each location: one tap leads to any of them. */
function CriteriaList({ candidates, step, onStep }: Pick<Comparison, 'candidates'> & Pick<WalkProps, 'step' | 'onStep'>) {
  const { criteria } = useTool();
  return (
    <ol>
      {criteria.map(({ id, title }, index) => (
        <li key={id}>
          <button type="button" aria-current={index === step ? 'step' : undefined} onClick={() => onStep(index)}>
            <span>{title}</span> <span>{candidates.map(({ scores }) => scores[index] ?? '–').join(' · ')}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ScoreRowProps {
  readonly step: number;
  readonly place: number;
  readonly name: string;
  readonly score: Score;
  readonly note: string;
  readonly threshold: number;
  readonly edit: Edit;
}

function ScoreRow({ step, place, name, score, note, threshold, edit }: ScoreRowProps) {
  const { words, fill, criteria } = useTool();
  const topic = criteria[step]?.title ?? '';
  const isOut = score !== null && score < threshold;
  return (
    <fieldset className={isOut ? 'tool-choice is-out' : 'tool-choice'} data-place={place}>
      <legend>
        <span aria-hidden="true">{letterOf(place)}</span> <span aria-hidden="true">{name}</span>
        <span className="sr-only">{fill(words.grid.scoreOf, { topic, name })}</span>
      </legend>
      <div className="tool-scores">
        {choices.map((choice) => (
          <label key={choice}>
            <input
              type="radio"
              name={`score-${place}`}
              checked={choice === score}
              onChange={() => editCell(edit, place, step, { score: choice })}
            />
            {choice === null ? (
              <span>
                <span aria-hidden="true">–</span>
                <span className="sr-only">{words.result.unscored}</span>
              </span>
            ) : (
              <span>{choice}</span>
            )}
          </label>
        ))}
      </div>
      <NoteField
        label={fill(words.grid.noteOf, { topic, name })}
        value={note}
        onValue={(value) => editCell(edit, place, step, { note: value })}
      />
    </fieldset>
  );
}

/** The verdict on the criteria scored so far, marked as provisional while scores are missing. */
function EarlyResult({ comparison, standings }: Pick<WalkProps, 'comparison' | 'standings'>) {
  const tool = useTool();
  const note = remark(standings, tool);
  return (
    <div className="tool-early">
      {note !== undefined && <p className="tool-early-mark">{note}</p>}
      <p className="tool-said">{verdict(comparison, standings, tool)}</p>
      <a className="link" href="#ranking">
        {tool.words.walk.ranking}
      </a>
    </div>
  );
}
