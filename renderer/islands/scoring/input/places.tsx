/** @jsxImportSource preact */
/** The fields of the locations: name, rent, surface, sales, and the ratios between them. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { type Candidate, type Comparison, letterOf, newCandidate, withAt } from '../comparison.ts';
import { rentPerSquareMetre, rentToSales } from '../maths/differences.ts';
import { Memo } from '../rendering.tsx';
import { useTool } from '../tool-context.ts';
import type { Edit } from '../use-work.ts';
import { cleanText, cut, lineOf } from '../values.ts';
import { AmountField } from './amount-field.tsx';

const { locations, name: longestName } = scoringBounds;

export function Places({ comparison, edit }: { readonly comparison: Comparison; readonly edit: Edit }) {
  const { words } = useTool();
  const { candidates } = comparison;
  const [isDetailed, setDetailed] = useState(false);
  // A unique number per location, used as a key: removing a location must also remove the half-typed text of its fields.
  const numbers = useRef<number[]>([]);
  while (numbers.current.length < candidates.length) numbers.current.push(Math.max(-1, ...numbers.current) + 1);
  const remove = (place: number) => {
    numbers.current.splice(place, 1);
    edit((before) => ({ ...before, candidates: before.candidates.filter((_, index) => index !== place) }));
  };
  return (
    <>
      <ol ref={usePlacesFocus(candidates.length)} className={isDetailed ? 'tool-places is-detailed' : 'tool-places'}>
        {candidates.map((candidate, place) => (
          <Memo
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
          </Memo>
        ))}
      </ol>
      <button type="button" className="tool-more" aria-expanded={isDetailed} onClick={() => setDetailed(!isDetailed)}>
        {words.places.figures}
      </button>
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
  readonly number: number;
  /** Undefined when the minimum number of locations is left. */
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

/** Returns a `ref` that moves the focus to the name of an added location, or to the last button after a removal. */
function usePlacesFocus(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isAdded = count > before.current;
    const isRemoved = count < before.current;
    before.current = count;
    const part = list.current?.parentElement;
    const focusLast = (selector: string) => [...(part?.querySelectorAll<HTMLElement>(selector) ?? [])].at(-1)?.focus();
    if (isAdded) focusLast('.tool-place-name > input');
    if (isRemoved && !part?.contains(document.activeElement)) focusLast('button');
  }, [count]);
  return list;
}
