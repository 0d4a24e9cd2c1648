import { hydrateIsland } from '../runtime/mount.tsx';
import { ContactForm } from './contact-form.tsx';
import { repeatEarlySubmit } from './early-submit.ts';
import type { ContactFormProps } from './use-contact-form.ts';

export function mount(element: HTMLElement, props: ContactFormProps): void {
  hydrateIsland(element, <ContactForm {...props} />);
  repeatEarlySubmit(element);
}
