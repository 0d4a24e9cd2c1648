/** @jsxImportSource preact */
/** A whole number from 0 to a maximum: typed (and rounded), or changed by arrow keys and two buttons. */
import { useState } from 'preact/hooks';
import { useTool } from '../tool-context.ts';
import { withLatinDigits } from '../values.ts';

interface StepperProps {
  /** Accessible name. */
  readonly label: string;
  readonly value: number | null;
  readonly max: number;
  /** First value when stepping from an empty field; undefined for a field that is never empty. */
  readonly start?: number;
  readonly className?: string;
  readonly onValue: (value: number | null) => void;
}

export function Stepper({ label, value, max, start, className = '', onValue }: StepperProps) {
  const { fill, words } = useTool();
  // Text being typed; undefined when the field shows the value.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const within = (number: number) => Math.min(max, Math.max(0, Math.round(number)));
  const step = (by: number) => {
    setTyped(undefined);
    onValue(value === null ? (start ?? 0) : within(value + by));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const onInput = (input: HTMLInputElement) => {
    const text = withLatinDigits(input.value).replace(/[^\d.,-]/g, '');
    const number = Number(text.replace(',', '.'));
    if (text === '') onValue(start === undefined ? 0 : null);
    else if (!Number.isNaN(number)) onValue(within(number));
    // An incomplete number stays in the field; a number above the maximum is replaced.
    setTyped(number > max ? undefined : text);
    input.value = number > max ? String(max) : text;
  };
  return (
    <span className={`stepper ${className}`}>
      <button type="button" tabIndex={-1} aria-label={fill(words.grid.less, { field: label })} onClick={() => step(-1)}>
        −
      </button>
      <input
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value ?? undefined}
        aria-valuetext={value === null ? words.result.unscored : undefined}
        value={typed ?? value ?? ''}
        onInput={(event) => onInput(event.currentTarget)}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" tabIndex={-1} aria-label={fill(words.grid.more, { field: label })} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
