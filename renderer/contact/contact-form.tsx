/** The contact form: five fields that post without a script. */
import { contactBounds, contactEndpoint, messageField } from '#schema/contact.ts';
import { identity } from '../content/identity.ts';
import { useContent, useLocale } from '../page.tsx';
import { Field } from './field.tsx';

interface ContactFormProps {
  /** `page` is the form of the contact page, `modal` the one that opens over any other page. */
  readonly variant: 'page' | 'modal';
}

export function ContactForm({ variant }: ContactFormProps) {
  const { form } = useContent('common');
  const locale = useLocale();
  const rows = variant === 'page' ? messageField.rowsOnPage : messageField.rowsInModal;
  return (
    <form method="post" action={contactEndpoint} className="grid gap-5 sm:grid-cols-2" data-contact-form={variant}>
      <p className="text-small text-ink-soft sm:col-span-2">{form.required}</p>
      <Field name="firstName" label={form.firstName} autoComplete="given-name" required {...bounds('name')} />
      <Field name="lastName" label={form.lastName} autoComplete="family-name" required {...bounds('name')} />
      <Field
        name="email"
        label={form.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        maxLength={contactBounds.email.max}
      />
      <Field
        name="phone"
        label={form.phone}
        hint={form.optional}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={contactBounds.phone.max}
      />
      <Field name="message" label={form.message} rows={rows} required {...bounds('message')} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="recipient" value={identity.email} />
      <div className="grid items-center gap-5 sm:col-span-2 sm:grid-cols-[auto_1fr]">
        <button type="submit" className="button button-primary">
          {form.send}
        </button>
        <p className="text-small text-ink-soft">{form.privacy}</p>
      </div>
    </form>
  );
}

function bounds(field: 'name' | 'message') {
  const { min, max } = contactBounds[field];
  return { minLength: min, maxLength: max };
}
