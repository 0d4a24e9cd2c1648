/** Chunk of the contact page's form. */
import { hydrateIsland } from '../runtime/mount.tsx';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { repeatEarlySubmit } from './early-submit.ts';

export function mount(element: HTMLElement, props: ContactFormProps): void {
  hydrateIsland(element, <ContactForm {...props} />);
  repeatEarlySubmit(element);
}
