/** @jsxImportSource preact */
/** The locations: their names and figures, and what follows from these. */
import { useRef } from 'preact/hooks';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { AmountField } from './amount-field.tsx';
import { type Candidate, type Comparison, newCandidate, withAt } from './comparison.ts';
import { Kept } from './kept.tsx';
import { letterOf } from './letters.ts';
import { rentPerSquareMetre, rentToSales } from './maths/differences.ts';
import { useTool } from './tool-context.ts';
import { usePlacesFocus } from './use-places-focus.ts';
import type { Edit } from './use-work.ts';
import { cleanText, cut, lineOf } from './values.ts';

const { locations, name: longestName } = scoringBounds;

export function Places({ comparison, edit }: { readonly comparison: Comparison; readonly edit: Edit }) {
  const { words } = useTool();
  const { candidates } = comparison;
  // By place, a number of its own for each location: where one is removed, those below it move up, and what is typed into its fields goes.
  const numbers = useRef<number[]>([]);
  while (numbers.current.length < candidates.length) numbers.current.push(Math.max(-1, ...numbers.current) + 1);
  const remove = (place: number) => {
    numbers.current.splice(place, 1);
    edit((before) => ({ ...before, candidates: before.candidates.filter((_, index) => index !== place) }));
  };
  return (
    <>
      <ol ref={usePlacesFocus(candidates.length)} className="tool-places">
        {candidates.map((candidate, place) => (
          <Kept
            key={place}
            on={[candidate.name, candidate.rent, candidate.surface, candidate.sales, candidates.length, numbers.current[place]]}
          >
            {() => (
              <Place
                candidate={candidate}
                place={place}
                number={numbers.current[place] as number}
                remove={candidates.length > locations.min ? () => remove(place) : undefined}
                edit={edit}
              />
            )}
          </Kept>
        ))}
      </ol>
      {candidates.length < locations.max && (
        <button
          type="button"
          className="button"
          onClick={() => edit((before) => ({ ...before, candidates: [...before.candidates, newCandidate] }))}
        >
          {words.places.add}
        </button>
      )}
    </>
  );
}

interface PlaceProps {
  readonly candidate: Candidate;
  readonly place: number;
  /** Another one for each location that ever stood here. */
  readonly number: number;
  /** Undefined where it may not be removed. */
  readonly remove: (() => void) | undefined;
  readonly edit: Edit;
}

function Place({ candidate, place, number, remove, edit }: PlaceProps) {
  const { words, fill, nameOf, percent, euros } = useTool();
  const { places } = words;
  const change = (part: Partial<Candidate>) =>
    edit((before) => ({
      ...before,
      candidates: withAt(before.candidates, place, { ...(before.candidates[place] as Candidate), ...part }),
    }));
  const ratio = rentToSales(candidate);
  const perMetre = rentPerSquareMetre(candidate);
  const name = nameOf(candidate, place);
  return (
    <li className="tool-place">
      <div className="tool-place-name">
        <span className="tool-letter" aria-hidden="true">
          {letterOf(place)}
        </span>
        <input
          aria-label={`${places.name} (${letterOf(place)})`}
          placeholder={places.name}
          autoComplete="off"
          value={candidate.name}
          onInput={({ currentTarget }) => change({ name: cut(lineOf(currentTarget.value), longestName) })}
          onBlur={({ currentTarget }) => change({ name: cleanText(currentTarget.value) })}
        />
        {remove && (
          <button type="button" className="tool-remove" aria-label={fill(places.remove, { name })} onClick={remove}>
            ×
          </button>
        )}
      </div>
      <AmountField key={`rent ${number}`} label={places.rent} of={name} value={candidate.rent} onValue={(rent) => change({ rent })} />
      <AmountField
        key={`surface ${number}`}
        label={places.surface}
        of={name}
        value={candidate.surface}
        onValue={(surface) => change({ surface })}
      />
      <AmountField key={`sales ${number}`} label={places.sales} of={name} value={candidate.sales} onValue={(sales) => change({ sales })} />
      <dl className="tool-ratios">
        <div>
          <dt>{places.ratio}</dt>
          <dd>{ratio === undefined ? '–' : percent(ratio)}</dd>
        </div>
        <div>
          <dt>{places.perMetre}</dt>
          <dd>{perMetre === undefined ? '–' : euros(perMetre)}</dd>
        </div>
      </dl>
    </li>
  );
}
