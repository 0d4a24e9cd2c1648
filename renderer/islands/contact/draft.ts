/** What a visitor has typed, kept for the session until it is sent. */

const key = 'contact-draft';

/** Stands in where there is no storage: the draft is then kept until the page is left. */
let unstored: Draft | undefined;

/** The fields by name, and the key under which every try to send them counts as one. */
export interface Draft {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The draft of this session; undefined when there is none. */
export function readDraft(): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return unstored;
  }
}

export function writeDraft(draft: Draft): void {
  unstored = draft;
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // No storage: kept above.
  }
}

/** Forgets a draft that was sent; one that was changed since is another, and stays. */
export function clearDraft(id: string): void {
  if (readDraft()?.id !== id) return;
  unstored = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** Puts the draft into the forms that stand in the page. */
export function restoreDrafts(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-island="contact-form"] form')) restoreDraft(form);
}

/** Puts the draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft()?.fields ?? {})) {
    const field = form.elements.namedItem(name);
    if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && field.value === '') field.value = value;
  }
}
