/** @jsxImportSource preact */
/** A whole number from 0 to a maximum: typed, stepped by the arrow keys, or by the two buttons beside it. */
import { useTool } from './tool-context.ts';

interface StepperProps {
  /** What the number is, for screen readers. */
  readonly label: string;
  readonly value: number | null;
  readonly max: number;
  /** Where stepping begins while there is no value; without it there always is one. */
  readonly start?: number;
  readonly className?: string;
  readonly onValue: (value: number | null) => void;
}

export function Stepper({ label, value, max, start, className = '', onValue }: StepperProps) {
  const { fill, words } = useTool();
  const step = (by: number) => onValue(value === null ? (start ?? 0) : Math.min(max, Math.max(0, value + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  const onInput = (input: HTMLInputElement) => {
    const digits = input.value.replace(/\D/g, '');
    const typed = digits === '' ? (start === undefined ? 0 : null) : Math.min(max, Number(digits));
    onValue(typed);
    // What was typed and is no such number is not left standing, even where the value stays as it was.
    input.value = typed === null ? '' : String(typed);
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
        value={value ?? ''}
        onInput={(event) => onInput(event.currentTarget)}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" tabIndex={-1} aria-label={fill(words.grid.more, { field: label })} onClick={() => step(1)}>
        +
      </button>
    </span>
  );
}
