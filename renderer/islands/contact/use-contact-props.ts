/** Makes the props of the contact form, on the server. */

import { href, link } from '#generated/links.ts';
import { fieldNames } from '#schema/contact/fields.ts';
import { locales } from '#schema/site/locales.ts';
import { fillPlural } from '../../content/fill-plural.ts';
import { identity } from '../../content/identity.ts';
import { useContent, useLocale } from '../../page.tsx';
import type { ContactFormProps } from './use-contact-form.ts';

/** Returns the props of the form on the page being rendered. */
export function useContactProps(variant: ContactFormProps['variant']): Omit<ContactFormProps, 'onOutcome'> {
  const { page, modal, toComplete, ...strings } = useContent('common').form;
  const { success, failure } = { page, modal }[variant];
  const locale = useLocale();
  const { tag } = locales[locale];
  return {
    variant,
    locale,
    tag,
    recipient: identity.email,
    privacyHref: href(link('privacy'), locale),
    backend: { url: identity.backendUrl, key: identity.backendKey },
    strings: {
      ...strings,
      success,
      failure,
      failureDefault: page.failureDefault,
      toComplete: fieldNames.map((_, index) => fillPlural(toComplete, { count: index + 1 }, tag)),
    },
  };
}
