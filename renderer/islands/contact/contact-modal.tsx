/** The contact form in a dialog over the page. */
import * as Dialog from '@radix-ui/react-dialog';
import { ContactForm } from './contact-form.tsx';
import type { ContactFormProps } from './contact-form-props.ts';
import { reveal } from './reveal.ts';
import type { Notice } from './toast.tsx';

export type ContactModalProps = Omit<ContactFormProps, 'onOutcome'>;

interface Opening {
  readonly isOpen: boolean;
  /** Gets the focus back when the dialog closes. */
  readonly opener: HTMLElement | undefined;
  readonly onClose: () => void;
  readonly onOutcome: (said: Notice) => void;
}

export function ContactModal({ isOpen, opener, onClose, onOutcome, ...form }: ContactModalProps & Opening) {
  const { strings } = form;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(isNowOpen) => !isNowOpen && onClose()}>
      <Dialog.Portal>
        {/* A plain element: Dialog.Overlay would inject a style element, which the content policy forbids. */}
        <div className="modal-backdrop" data-testid="modal-backdrop" />
        <Dialog.Content
          className="modal"
          aria-modal="true"
          onFocus={(event) => reveal(event.target)}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener?.focus();
          }}
        >
          <div className="flex items-start justify-between gap-6">
            <Dialog.Title className="text-h2">{strings.modalTitle}</Dialog.Title>
            <Dialog.Close className="modal-close" aria-label={strings.close}>
              ×
            </Dialog.Close>
          </div>
          <Dialog.Description className="mt-1 mb-4 text-ink-soft">{strings.modalLead}</Dialog.Description>
          <ContactForm {...form} onOutcome={onOutcome} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
