/** A labelled field. */
import { type InputHTMLAttributes, useId } from 'react';

interface FieldProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'required' | 'minLength' | 'maxLength'> {
  readonly name: string;
  readonly label: string;
  /** Beside the label: “optional”. */
  readonly hint?: string;
  /** Makes it a field of several lines. */
  readonly rows?: number;
}

export function Field({ label, hint, rows, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className={rows === undefined ? '' : 'sm:col-span-2'}>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
        {input.required === true && (
          <span className="text-accent" aria-hidden="true">
            {' '}
            *
          </span>
        )}
        {hint !== undefined && <span className="font-normal text-ink-soft"> {hint}</span>}
      </label>
      {rows === undefined ? (
        <input id={id} className="field" {...input} />
      ) : (
        <textarea
          id={id}
          className="field min-h-20"
          name={input.name}
          rows={rows}
          required={input.required}
          minLength={input.minLength}
          maxLength={input.maxLength}
        />
      )}
    </div>
  );
}
