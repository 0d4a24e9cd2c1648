/** @jsxImportSource preact */
/** A field for an amount such as “48 000” or “48,000.50”. Shows an error for text that is not an amount. */
import { useId, useState } from 'preact/hooks';
import { useTool } from '../tool-context.ts';
import { toAmount } from '../values.ts';

interface AmountFieldProps {
  readonly label: string;
  /** Name of the location, added to the label for screen readers. */
  readonly of: string;
  readonly value: number | null;
  readonly onValue: (value: number | null) => void;
}

export function AmountField({ label, of, value, onValue }: AmountFieldProps) {
  const { decimal, words } = useTool();
  const id = useId();
  // Text being typed or not valid; undefined when the field shows the value.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const [isWrong, setWrong] = useState(false);
  const shown =
    value === null
      ? ''
      : String(value)
          .replace('.', decimal)
          .replace(/\B(?=(\d{3})+(?!\d)(?<!,.*))/g, decimal === ',' ? '\u00a0' : ',');
  return (
    <p className="tool-field">
      <label for={id}>
        {label}
        <span className="sr-only">, {of}</span>
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? shown}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          const amount = toAmount(currentTarget.value);
          setWrong(false);
          if (amount !== undefined) onValue(amount);
        }}
        onBlur={({ currentTarget }) => {
          const isAmount = toAmount(currentTarget.value) !== undefined;
          setWrong(!isAmount);
          if (isAmount) setTyped(undefined);
        }}
      />
      {isWrong && (
        // An alert, because the error appears when the focus has left the field.
        <span id={`${id}-wrong`} className="tool-wrong" role="alert">
          {words.places.amount}
        </span>
      )}
    </p>
  );
}
