/** A labelled field, with its error beside it. */
import { type InputHTMLAttributes, useId } from 'react';

type Passed = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'required' | 'minLength' | 'maxLength'>;

interface FieldProps extends Passed {
  readonly name: string;
  readonly label: string;
  /** Beside the label: “optional”. */
  readonly hint?: string;
  /** Makes it a field of several lines. */
  readonly rows?: number;
  readonly error: string | undefined;
}

export function Field({ label, hint, rows, error, ...passed }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const common = {
    id,
    // A field that gets the focus stays clear of a toast at the bottom.
    className: rows === undefined ? 'field group-has-[.toast]:scroll-mb-44' : 'field group-has-[.toast]:scroll-mb-44 min-h-20',
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : errorId,
  };
  const { type, inputMode, ...shared } = passed;
  return (
    <div className={rows === undefined ? '' : 'sm:col-span-2'}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
        {passed.required === true && (
          <span className="text-accent" aria-hidden="true">
            {' *'}
          </span>
        )}
        {hint !== undefined && <span className="font-normal text-ink-soft"> {hint}</span>}
      </label>
      {rows === undefined ? (
        <input {...common} {...passed} />
      ) : (
        // Browsers bring its first line into view by themselves, and no more.
        <textarea {...common} {...shared} rows={rows} onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest' })} />
      )}
      {error !== undefined && (
        <p id={errorId} className="mt-1 text-small text-accent-deep">
          {error}
        </p>
      )}
    </div>
  );
}
