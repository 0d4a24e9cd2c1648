/** The contact form, on the server and in the browser. Works as a plain HTML form before hydration. */
import { type ElementType, Fragment, type MouseEvent, type ReactNode, useId } from 'react';
import { contactEndpoint, trapField } from '#schema/contact/endpoint.ts';
import {
  attributesOf,
  type ContactField,
  fieldNames,
  fieldOf,
  type InputAttributes,
  isRequired,
  messageField,
} from '#schema/contact/fields.ts';
import { Card, Toast } from './toast.tsx';
import { type ContactFormProps, type SubjectNote, useContactForm } from './use-contact-form.ts';

export function ContactForm(props: ContactFormProps) {
  const { variant, strings, locale, recipient, isShort, notes } = props;
  const form = useContactForm(props);
  const rows = variant === 'page' ? messageField.rowsOnPage : messageField.rowsInModal;
  const fieldsOf = (names: readonly ContactField[]) =>
    names.map((name) => {
      const { kind, sentAs } = fieldOf(name);
      return (
        <Fragment key={name}>
          {form.summary && name === form.before && (
            <div role="alert" className="summary sm:col-span-2">
              <Card notice={form.summary} recipient={recipient} />
            </div>
          )}
          <Field
            name={name}
            label={strings[name]}
            remark={isRequired(name) ? undefined : strings.optional}
            hint={sentAs === 'message' ? strings.messageHint : undefined}
            rows={kind === 'paragraphs' ? rows : undefined}
            choices={kind === 'choice' ? strings.subjects : undefined}
            isWide={kind === 'paragraphs' || kind === 'choice' || (isShort && kind === 'address')}
            error={form.errors[name]}
            {...attributesOf(name)}
          >
            {kind === 'choice' && notes && <SubjectNotes notes={notes} />}
          </Field>
        </Fragment>
      );
    });
  const isShown = (name: ContactField) => !isShort || isRequired(name);
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
        {/* The short form marks its optional fields only. */}
        {!isShort && <p className="text-small text-ink-soft sm:col-span-2">{strings.required}</p>}
        {fieldsOf(fieldNames.filter(isShown))}
        {isShort && (
          <details className="sm:col-span-2">
            <summary className="py-2">
              <span className="link">{strings.onDemand}</span>
            </summary>
            <div className="mt-5 grid gap-5 sm:grid-cols-2">{fieldsOf(fieldNames.filter((name) => !isShown(name)))}</div>
          </details>
        )}
        <p className="sr-only" aria-hidden="true">
          <label>
            {strings.trap}
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <div className="grid items-center gap-5 sm:col-span-2 sm:grid-cols-[1fr_auto]">
          <p className="text-small text-ink-soft">
            {strings.privacy}{' '}
            <a className="link" href={props.privacyHref}>
              {strings.privacyLink}
            </a>
          </p>
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
  /** Number of lines of a textarea. */
  readonly rows?: number | undefined;
  /** Names of the choices by id, of which the first is none. Without rows and choices, the field is an input. */
  readonly choices?: Readonly<Record<string, string>> | undefined;
  readonly isWide?: boolean | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Renders a field with its label, its hint and its error. */
function Field({ label, remark, hint, rows, choices, isWide, error, children, ...passed }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const common = {
    id,
    className: 'field',
    'aria-invalid': error !== undefined,
    // The error repeats the hint.
    'aria-describedby': (error ?? hint) === undefined ? undefined : noteId,
    rows,
    ...passed,
  };
  const Control: ElementType = choices ? 'select' : rows ? 'textarea' : 'input';
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
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
      <Control {...common}>
        {choices &&
          Object.entries(choices).map(([id, text], index) => (
            <option key={id} value={index > 0 ? id : ''}>
              {text}
            </option>
          ))}
      </Control>
      {children}
      {error !== undefined && (
        <p id={noteId} className="mt-1 text-small text-accent-deep">
          {error}
        </p>
      )}
    </div>
  );
}

/** What becomes of a message on each subject. Styles show the note of the chosen subject. */
function SubjectNotes({ notes }: { readonly notes: readonly SubjectNote[] }) {
  return (
    <ul className="subject-notes">
      {notes.map(({ id, facts }) => (
        <li key={id}>
          <dl className="grid gap-3 text-small">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt className="text-ink-soft">{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
