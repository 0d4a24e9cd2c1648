/** The island of the contact modal. The inline script opens the dialog; React hydrates it each time it is open. */
import { createIslandRoot, hydrateIsland, type IslandElement } from '../runtime/mount.tsx';
import { ContactModal, type ContactModalProps } from './contact-modal.tsx';
import { chooseSubject, restoreDraft } from './draft.ts';
import { repeatEarlySubmit } from './early-submit.ts';
import { type Notice, Toast } from './toast.tsx';
import { isEmpty, storeTyped } from './typed.ts';

export function mount(element: IslandElement, props: ContactModalProps, markup: string): void {
  const corner = Object.assign(document.createElement('div'), { className: 'toast-corner' });
  element.after(corner);
  const { render } = createIslandRoot(corner);
  /** Shows the outcome of a message over the page, when the dialog is closed. */
  const showOutcome = (notice?: Notice) =>
    render(
      <Toast
        notice={notice}
        recipient={props.recipient}
        close={props.strings.close}
        onClose={() => {
          showOutcome();
          element.opener?.focus();
        }}
      />,
    );

  let isHydrated = false;
  async function hydrateDialog() {
    if (isHydrated) return;
    isHydrated = true;
    // Lets the browser paint the open dialog first.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const { dialog, form } = partsOf(element);
    isHydrated = dialog.open;
    if (!isHydrated) return;
    // Stores typed text as the draft in case hydration fails.
    if (!isEmpty(form)) storeTyped(form);
    let outcome: Notice | undefined;
    const root = hydrateIsland(
      element,
      <ContactModal
        {...props}
        onDismiss={() => dialog.close()}
        onOutcome={(result) => {
          outcome = result;
          if (result.kind === 'success') dialog.close();
          if (isHydrated) return;
          refill(element);
          showOutcome(result);
        }}
      />,
      markup,
    );
    if (element.dataset['failed'] !== undefined) return element.opener?.click();
    // The opener is a link to the contact page.
    chooseSubject(partsOf(element).form, (element.opener as HTMLAnchorElement | undefined)?.search ?? '');
    showOutcome();
    dialog.onclose = () => {
      // Reopened before the event fired.
      if (dialog.open) return;
      root.unmount();
      element.innerHTML = markup;
      refill(element);
      isHydrated = false;
      if (outcome?.kind === 'success') showOutcome(outcome);
    };
  }
  element.addEventListener('focusin', hydrateDialog);
  // Reopens a dialog that was submitted before hydration and closed since, to show the outcome there.
  element.addEventListener('submit', () => partsOf(element).dialog.open || partsOf(element).dialog.showModal());
  repeatEarlySubmit(element);
  void hydrateDialog();
}

/** Resets the form to the draft, which is empty once sent. */
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
