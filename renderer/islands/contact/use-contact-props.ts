/** Makes the props of the contact form, on the server. */
import { identity } from '../../content/identity.ts';
import { useContent, useLocale } from '../../page.tsx';
import type { ContactFormProps } from './use-contact-form.ts';

/** Returns the props of the form on the page being rendered. */
export function useContactProps(variant: ContactFormProps['variant']): Omit<ContactFormProps, 'onOutcome'> {
  const { page, modal, ...strings } = useContent('common').form;
  const { success, failure } = { page, modal }[variant];
  return {
    variant,
    locale: useLocale(),
    recipient: identity.email,
    backend: { url: identity.backendUrl, key: identity.backendKey },
    strings: { ...strings, success, failure, failureDefault: page.failureDefault },
  };
}
