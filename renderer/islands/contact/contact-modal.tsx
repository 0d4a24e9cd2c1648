/** The contact form in a dialog over the page: drawn by the server, shown by the first script, and then in the hands of React. */
import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useId } from 'react';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { reveal } from './reveal.ts';

export type ContactModalProps = Omit<ContactFormProps, 'onOutcome'>;

interface ContactModalCalls extends Pick<ContactFormProps, 'onOutcome'> {
  /** Called when the dialog is to be closed. */
  readonly onDismiss?: () => void;
}

export function ContactModal({ onDismiss, ...form }: ContactModalProps & ContactModalCalls) {
  const { strings } = form;
  const id = useId();
  return (
    <Dialog.Root open onOpenChange={onDismiss}>
      <Dialog.Content asChild>
        {/* No Dialog.Overlay, which would inject a style element that the content policy forbids: a dialog has its own backdrop. */}
        <dialog
          className="modal"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-lead`}
          onFocus={(event) => reveal(event.target)}
          onKeyDown={stayWithin}
          // It is open by the time that React finds it.
          suppressHydrationWarning
        >
          <div className="flex items-start justify-between gap-6">
            <Dialog.Title id={`${id}-title`} className="text-h2">
              {strings.modalTitle}
            </Dialog.Title>
            <Dialog.Close className="modal-close" aria-label={strings.close}>
              ×
            </Dialog.Close>
          </div>
          <Dialog.Description id={`${id}-lead`} className="mt-1 mb-4 text-ink-soft">
            {strings.modalLead}
          </Dialog.Description>
          <ContactForm {...form} />
        </dialog>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** On the dialog itself, which has the focus after a press on its text, Shift+Tab leads to the last control: Radix does so from the first control only. */
function stayWithin(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab' || !shiftKey || target !== currentTarget) return;
  event.preventDefault();
  [...currentTarget.querySelectorAll('button')].at(-1)?.focus();
}
