/** Chunk of the contact modal. The dialog is HTML and shown by the first script; React takes it over each time it is open. */
import { createIslandRoot, hydrateIsland, type IslandElement } from '../runtime/mount.tsx';
import { ContactModal, type ContactModalProps } from './contact-modal.tsx';
import { restoreDraft } from './draft.ts';
import { repeatEarlySubmit } from './early-submit.ts';
import { type Notice, Toast } from './toast.tsx';
import { isEmpty, keepTyped } from './typed.ts';

export function mount(element: IslandElement, props: ContactModalProps): void {
  /** As the server drew it, and closed. */
  const markup = element.innerHTML.replace(' open=""', '');
  const corner = Object.assign(document.createElement('div'), { className: 'toast-corner' });
  element.after(corner);
  const { render } = createIslandRoot(corner);
  /** Says outside the dialog, over the page, what becomes of a message when the dialog is closed. */
  const say = (notice?: Notice) =>
    render(
      <Toast
        notice={notice}
        recipient={props.recipient}
        close={props.strings.close}
        onClose={() => {
          say();
          element.opener?.focus();
        }}
      />,
    );

  let isTaken = false;
  async function takeOver() {
    if (isTaken) return;
    isTaken = true;
    // The open dialog is painted first.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { dialog, form } = partsOf(element);
    isTaken = dialog.open;
    if (!isTaken) return;
    // As the draft, which the form of the contact page has too, in case this code fails.
    if (!isEmpty(form)) keepTyped(form);
    let outcome: Notice | undefined;
    const root = hydrateIsland(
      element,
      <ContactModal
        {...props}
        onDismiss={() => dialog.close()}
        onOutcome={(said) => {
          outcome = said;
          if (said.kind === 'success') dialog.close();
          if (isTaken) return;
          refill(element);
          say(said);
        }}
      />,
    );
    if (element.dataset['failed'] !== undefined) return element.opener?.click();
    say();
    dialog.onclose = () => {
      // Opened again in the same breath.
      if (dialog.open) return;
      root.unmount();
      element.innerHTML = markup;
      refill(element);
      isTaken = false;
      if (outcome?.kind === 'success') say(outcome);
    };
  }
  element.addEventListener('focusin', takeOver);
  // Sent before this code was there, and closed since: what becomes of it is said where it was written.
  element.addEventListener('submit', () => partsOf(element).dialog.open || partsOf(element).dialog.showModal());
  repeatEarlySubmit(element);
  void takeOver();
}

/** Has the form say what the draft says: nothing, once it is sent. */
function refill(element: HTMLElement): void {
  const { form } = partsOf(element);
  form.reset();
  restoreDraft(form);
}

function partsOf(element: HTMLElement) {
  return { dialog: element.querySelector('dialog'), form: element.querySelector('form') } as {
    readonly dialog: HTMLDialogElement;
    readonly form: HTMLFormElement;
  };
}
