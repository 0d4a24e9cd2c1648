/** What the contact form is given, on the server. */
import { contactBounds } from '#schema/contact-bounds.ts';
import { fill } from '../../content/fill.ts';
import { identity } from '../../content/identity.ts';
import { useContent, useLocale } from '../../page.tsx';
import type { ContactFormProps } from './contact-form-props.ts';

/** The props of the form of the page being rendered. */
export function useContactProps(variant: ContactFormProps['variant']): Omit<ContactFormProps, 'onOutcome'> {
  return {
    variant,
    locale: useLocale(),
    recipient: identity.email,
    backend: { url: identity.backendUrl, key: identity.backendKey },
    strings: useStrings(),
  };
}

/** The words of the form, with the least that its fields want filled in: here rather than in the browser. */
function useStrings(): ContactFormProps['strings'] {
  const strings = useContent('common').form;
  const { mistakes, messageHint } = strings;
  const { name, message } = contactBounds;
  return {
    ...strings,
    messageHint: fill(messageHint, message),
    mistakes: {
      ...mistakes,
      firstName: fill(mistakes.firstName, name),
      lastName: fill(mistakes.lastName, name),
      message: fill(mistakes.message, message),
    },
  };
}
