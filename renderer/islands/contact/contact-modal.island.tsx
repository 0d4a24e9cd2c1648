/** Chunk of the contact modal. */
import { useState } from 'react';
import { createIslandRoot } from '../mount.tsx';
import { ContactModal, type ContactModalProps } from './contact-modal.tsx';
import { type Notice, Toast } from './toast.tsx';

let show: ((opener: HTMLElement | undefined) => void) | undefined;

export function mount(element: HTMLElement, props: ContactModalProps): void {
  const root = createIslandRoot(element);
  show = (opener) => root.render(<ModalHost key={openings++} props={props} opener={opener} />);
}

export function open(opener: HTMLElement): void {
  show?.(opener);
}

let openings = 0;

/** One opening of the modal: open, then closed, then perhaps the word on what became of a message that was on its way. */
function ModalHost({ props, opener }: { readonly props: ContactModalProps; readonly opener: HTMLElement | undefined }) {
  const [isOpen, setOpen] = useState(true);
  const [notice, setNotice] = useState<Notice | undefined>(undefined);
  return (
    <>
      <ContactModal
        {...props}
        isOpen={isOpen}
        opener={opener}
        onClose={() => {
          setOpen(false);
          setNotice(undefined);
        }}
        onOutcome={(said) => {
          if (said.kind === 'success') setOpen(false);
          setNotice(said);
        }}
      />
      <div className="toast-corner">
        <Toast
          // While the modal is open, its form says it.
          notice={isOpen ? undefined : notice}
          recipient={props.recipient}
          close={props.strings.close}
          onClose={() => {
            setNotice(undefined);
            opener?.focus();
          }}
        />
      </div>
    </>
  );
}
