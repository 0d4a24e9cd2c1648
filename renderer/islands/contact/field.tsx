/** A labelled field, with what is asked said before, and what is wrong after it. */
import { useId } from 'react';
import type { ContactInput } from '#schema/contact/contact-fields.ts';

interface FieldProps extends ContactInput {
  readonly name: string;
  readonly label: string;
  /** Ends the label: “optional”. */
  readonly remark?: string | undefined;
  /** What is asked, beside the label. */
  readonly hint?: string | undefined;
  /** Makes it a field of several lines. */
  readonly rows?: number | undefined;
  readonly error: string | undefined;
}

export function Field({ label, remark, hint, rows, error, ...passed }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const common = {
    id,
    className: 'field',
    'aria-invalid': error !== undefined,
    // What is wrong says what is asked as well.
    'aria-describedby': (error ?? hint) === undefined ? undefined : noteId,
    ...passed,
  };
  return (
    <div className={rows === undefined ? undefined : 'sm:col-span-2'}>
      <p className="mb-1.5 text-small">
        <label htmlFor={id} className="font-medium">
          {label}
          {passed.required === true && (
            <span className="text-accent" aria-hidden="true">
              {' *'}
            </span>
          )}
          {remark !== undefined && <span className="font-normal text-ink-soft">{` ${remark}`}</span>}
        </label>
        {hint !== undefined && (
          <span id={error === undefined ? noteId : undefined} className="ml-3 text-ink-soft">
            {hint}
          </span>
        )}
      </p>
      {rows === undefined ? <input {...common} /> : <textarea {...common} rows={rows} />}
      {error !== undefined && (
        <p id={noteId} className="mt-1 text-small text-accent-deep">
          {error}
        </p>
      )}
    </div>
  );
}
