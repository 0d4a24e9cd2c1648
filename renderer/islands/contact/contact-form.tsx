/** The contact form, the same on the server and in the browser: five fields that post without a script, and better with one. */
import type { CommonContent } from '#generated/content.ts';
import { contactBounds, contactEndpoint, messageField, trapField } from '#schema/contact-bounds.ts';
import { Field } from './field.tsx';
import { type Notice, Toast } from './toast.tsx';
import { useContactForm } from './use-contact-form.ts';

export interface ContactFormProps {
  /** `page` is the form of the contact page, `modal` the one that opens over any other page. */
  readonly variant: 'page' | 'modal';
  readonly locale: string;
  /** The firm's public address; the server sends to its own configured inbox and refuses any other. */
  readonly recipient: string;
  /** Where the backend is; the site's own origin when empty. */
  readonly backend: { readonly url: string; readonly key: string };
  readonly strings: CommonContent['form'];
  /** Called when it is known what became of a message; the form itself may have gone by then. */
  readonly onOutcome?: (said: Notice) => void;
}

export function ContactForm(props: ContactFormProps) {
  const { variant, strings, locale, recipient } = props;
  const form = useContactForm(props);
  const rows = variant === 'page' ? messageField.rowsOnPage : messageField.rowsInModal;
  const field = (name: keyof typeof form.errors) => ({ name, label: strings[name], error: form.errors[name] });
  return (
    <form
      ref={form.ref}
      method="post"
      action={`${props.backend.url.replace(/\/$/, '')}${contactEndpoint}`}
      className="group"
      noValidate={form.isAwake}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onFocus={form.onFocus}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <p className="text-small text-ink-soft sm:col-span-2">{strings.required}</p>
        <Field {...field('firstName')} autoComplete="given-name" required {...bounds('name')} />
        <Field {...field('lastName')} autoComplete="family-name" required {...bounds('name')} />
        <Field {...field('email')} type="email" autoComplete="email" inputMode="email" required maxLength={contactBounds.email.max} />
        <Field
          {...field('phone')}
          hint={strings.optional}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={contactBounds.phone.max}
        />
        <Field {...field('message')} rows={rows} required {...bounds('message')} />
        <p className="sr-only" aria-hidden="true">
          <label>
            {strings.trap}
            <input name={trapField} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="recipient" value={recipient} />
        <div className="grid items-center gap-5 sm:col-span-2 sm:grid-cols-[auto_1fr]">
          <button
            ref={form.button}
            type="submit"
            className="button button-primary group-has-[.toast]:scroll-mb-44"
            disabled={form.isSubmitting}
          >
            {form.isSubmitting ? strings.sending : strings.send}
          </button>
          <p className="text-small text-ink-soft">{strings.privacy}</p>
        </div>
      </div>
      <Toast notice={form.notice} recipient={recipient} close={strings.close} onClose={form.dismiss} />
    </form>
  );
}

function bounds(field: 'name' | 'message') {
  const { min, max } = contactBounds[field];
  return { minLength: min, maxLength: max };
}
