/** The contact form, on the server and in the browser. Works as a plain HTML form before hydration. */
import { type MouseEvent, useId } from 'react';
import { contactEndpoint, trapField } from '#schema/contact/endpoint.ts';
import { attributesOf, fieldNames, fieldOf, type InputAttributes, isRequired, messageField } from '#schema/contact/fields.ts';
import { Toast } from './toast.tsx';
import { type ContactFormProps, useContactForm } from './use-contact-form.ts';

export function ContactForm(props: ContactFormProps) {
  const { variant, strings, locale, recipient } = props;
  const form = useContactForm(props);
  const rows = variant === 'page' ? messageField.rowsOnPage : messageField.rowsInModal;
  return (
    <form
      ref={form.ref}
      method="post"
      action={`${props.backend.url.replace(/\/$/, '')}${contactEndpoint}`}
      noValidate={form.isHydrated}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onFocus={form.onFocus}
    >
      {/* The first field: the function answers an oversized, truncated form in its language. */}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="recipient" value={recipient} />
      <div className="grid gap-5 sm:grid-cols-2">
        <p className="text-small text-ink-soft sm:col-span-2">{strings.required}</p>
        {fieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            label={strings[name]}
            remark={isRequired(name) ? undefined : strings.optional}
            hint={fieldOf(name).sentAs === 'message' ? strings.messageHint : undefined}
            rows={fieldOf(name).kind === 'paragraphs' ? rows : undefined}
            error={form.errors[name]}
            {...attributesOf(name)}
          />
        ))}
        <p className="sr-only" aria-hidden="true">
          <label>
            {strings.trap}
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div className="grid items-center gap-5 sm:col-span-2 sm:grid-cols-[auto_1fr]">
          <p className="text-small text-ink-soft sm:order-1">{strings.privacy}</p>
          <button
            ref={form.button}
            type="submit"
            className="button button-primary"
            // Not `disabled`: a disabled button loses the focus.
            aria-disabled={form.isSubmitting || undefined}
            onClick={ignoreSecondPress}
          >
            {form.isSubmitting ? strings.sending : strings.send}
          </button>
        </div>
      </div>
      <Toast
        notice={form.notice}
        progress={form.isSubmitting ? strings.sending : undefined}
        recipient={recipient}
        close={strings.close}
        onClose={form.dismiss}
      />
    </form>
  );
}

/** Ignores the second press of a double click: the first one may have been answered already, and would be sent again. */
function ignoreSecondPress(event: MouseEvent<HTMLButtonElement>): void {
  if (event.detail > 1) event.preventDefault();
}

interface FieldProps extends InputAttributes {
  readonly name: string;
  readonly label: string;
  /** Addition to the label: “optional”. */
  readonly remark?: string | undefined;
  /** The requirement, beside the label. */
  readonly hint?: string | undefined;
  /** Number of lines of a textarea; an input without it. */
  readonly rows?: number | undefined;
  readonly error: string | undefined;
}

/** Renders a field with its label, its hint and its error. */
function Field({ label, remark, hint, rows, error, ...passed }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const common = {
    id,
    className: 'field',
    'aria-invalid': error !== undefined,
    // The error repeats the hint.
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
          <span id={error === undefined ? noteId : undefined} className="ms-3 text-ink-soft">
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
