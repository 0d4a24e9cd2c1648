/** The contact form, the same on the server and in the browser: five fields that post without a script, and better with one. */
import type { MouseEvent } from 'react';
import { contactFields } from '#schema/contact/contact.ts';
import { contactEndpoint, messageField, trapField } from '#schema/contact/contact-bounds.ts';
import { contactInputs } from '#schema/contact/contact-fields.ts';
import type { ContactFormProps } from './contact-form-props.ts';
import { Field } from './field.tsx';
import { Toast } from './toast.tsx';
import { useContactForm } from './use-contact-form.ts';

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
      {/* First of all: what is cut off for its length is answered in its language. */}
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="recipient" value={recipient} />
      <div className="grid gap-5 sm:grid-cols-2">
        <p className="text-small text-ink-soft sm:col-span-2">{strings.required}</p>
        {contactFields.map((name) => (
          <Field
            key={name}
            name={name}
            label={strings[name]}
            remark={name === 'phone' ? strings.optional : undefined}
            hint={name === 'message' ? strings.messageHint : undefined}
            rows={name === 'message' ? rows : undefined}
            error={form.errors[name]}
            {...contactInputs[name]}
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
            // `disabled` would take the focus away from it. Pressed while a message is on its way, it does nothing.
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

/** Leaves out the second press of a double click, which is not meant to send again: the answer to the first may have come in between, and emptied the form. */
function ignoreSecondPress(event: MouseEvent<HTMLButtonElement>): void {
  if (event.detail > 1) event.preventDefault();
}
