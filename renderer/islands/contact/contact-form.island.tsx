import { hydrateIsland } from '../runtime/mount.tsx';
import { ContactForm } from './contact-form.tsx';
import { repeatEarlySubmit } from './early-submit.ts';
import type { ContactFormProps } from './use-contact-form.ts';

export function mount(element: HTMLElement, props: ContactFormProps, markup: string): void {
  hydrateIsland(element, <ContactForm {...props} />, markup);
  repeatEarlySubmit(element);
}
