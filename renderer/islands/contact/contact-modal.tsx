/** The contact form in a modal dialog: rendered by the server, opened by the inline script, then hydrated. */
import * as Dialog from '@radix-ui/react-dialog';
import { type KeyboardEvent, useId } from 'react';
import { ContactForm } from './contact-form.tsx';
import { type ContactFormProps, reveal } from './use-contact-form.ts';

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
        {/* No Dialog.Overlay: it injects a style element that the content policy forbids, and <dialog> has a backdrop. */}
        <dialog
          className="modal"
          aria-modal="true"
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-lead`}
          onFocus={(event) => reveal(event.target)}
          onKeyDown={trapShiftTab}
          // The inline script has added the attribute `open`.
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

/** Moves the focus from the dialog itself (focused by a click on its text) to the last control on Shift+Tab. Radix does so from the first control only. */
function trapShiftTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== 'Tab' || !shiftKey || target !== currentTarget) return;
  event.preventDefault();
  [...currentTarget.querySelectorAll('button')].at(-1)?.focus();
}
