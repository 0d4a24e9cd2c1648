/** What a visitor has typed, kept for the session until it is sent. */
import { draftKey } from './has-draft.ts';

/** Stands in where there is no storage, or no room in it: the draft is then kept until the page is left. */
let unstored: Draft | undefined;

/** The fields by name, and the key under which every try to send them counts as one. */
export interface Draft {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The draft of this session; undefined when there is none. */
export function readDraft(): Draft | undefined {
  if (unstored) return unstored;
  try {
    return JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(draft: Draft): void {
  unstored = undefined;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    unstored = draft;
  }
}

/** Forgets a draft that was sent; one that was changed since is another, and stays. */
export function clearDraft(id: string): void {
  if (readDraft()?.id !== id) return;
  unstored = undefined;
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // No storage: nothing is kept there.
  }
}

/** Forms that have got the draft once. */
const filled = new WeakSet<HTMLFormElement>();

/**
 * Puts the draft into the forms of the page, and again when the page comes back from the browser’s history: meanwhile it may have
 * been sent, begun or gone on with on another. What was typed in a form without its code becomes the draft when a link is
 * followed, so that the next page has it.
 */
export function restoreDrafts(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>('[data-island] form');
  forms().forEach(restoreDraft);
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) for (const form of forms()) if (!form.noValidate) keepPlainForm(form);
  });
  addEventListener('pageshow', ({ persisted }) => {
    for (const form of forms()) {
      // What was typed in one without its code, and left by no link, is nowhere else.
      if (!persisted || !(form.noValidate || filled.has(form))) continue;
      form.reset();
      restoreDraft(form);
    }
  });
}

/** Puts the draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft) filled.add(form);
  for (const [name, value] of Object.entries(draft?.fields ?? {})) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field?.value === '') field.value = value;
  }
}

/** Keeps what is typed in a form without its code, if it is anything new. */
function keepPlainForm(form: HTMLFormElement): void {
  const before = readDraft()?.fields;
  const fields = [...form.querySelectorAll<HTMLInputElement>('.field')].map(({ name, value }) => [name, value] as const);
  if (fields.every(([name, value]) => value === (before?.[name] ?? ''))) return;
  writeDraft({ id: crypto.randomUUID(), fields: Object.fromEntries(fields) });
}
