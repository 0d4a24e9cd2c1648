/** The draft: typed fields, stored for the session until they are sent. */
import type { ContactField } from '#schema/contact/fields.ts';
import { subjectIn } from '#schema/contact/subjects.ts';
import { draftKey } from './has-draft.ts';

/** The draft when session storage is unavailable or full: lost when the page is left. */
let unstored: Draft | undefined;

/** The fields by name, and the idempotency key of the message. */
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

/** Returns a random UUID. Without HTTPS, browsers have no `crypto.randomUUID`. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // Version 4 and the variant of RFC 9562.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
}

export function writeDraft(draft: Draft): void {
  unstored = undefined;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    unstored = draft;
  }
}

/** Removes a sent draft. A draft that was changed since has another id, and stays. */
export function clearDraft(id: string): void {
  if (readDraft()?.id !== id) return;
  unstored = undefined;
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Session storage is unavailable, and holds nothing.
  }
}

/** Forms into which the draft was restored. */
const filled = new WeakSet<HTMLFormElement>();

/** The fields of each form as the page filled them, as JSON: a form that nobody has changed must not replace the draft of another. */
const untouched = new WeakMap<HTMLFormElement, string>();

/**
 * Restores the draft into the forms of the page, and again after a return from the bfcache, because the draft may have changed on
 * another page. Stores the fields of unhydrated forms when a link is followed, so that the next page has them.
 */
export function restoreDrafts(): void {
  const forms = () => document.querySelectorAll<HTMLFormElement>('[data-island] form');
  for (const form of forms()) {
    restoreDraft(form);
    chooseSubject(form, location.search);
  }
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) for (const form of forms()) if (!form.noValidate) storePlainForm(form);
  });
  addEventListener('pageshow', ({ persisted }) => {
    for (const form of forms()) {
      // Text in an unhydrated form that was not left by a link is stored nowhere else: keep the form.
      if (!persisted || !(form.noValidate || filled.has(form))) continue;
      form.reset();
      restoreDraft(form);
    }
  });
}

/** Restores the draft into the empty fields of a form. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft();
  if (draft) filled.add(form);
  for (const [name, value] of Object.entries(draft?.fields ?? {})) {
    const field = form.elements.namedItem(name) as HTMLInputElement | null;
    if (field?.value === '') field.value = value;
  }
  untouched.set(form, JSON.stringify(fieldsOf(form)));
}

/** Chooses the subject that the query of a link names. */
export function chooseSubject(form: HTMLFormElement, search: string): void {
  const [field, subject] = [form.elements.namedItem('subjectId' satisfies ContactField) as HTMLSelectElement, subjectIn(search)];
  if (subject) field.value = subject;
  untouched.set(form, JSON.stringify(fieldsOf(form)));
}

/** Stores the fields of an unhydrated form as the draft, if the visitor has changed them. */
function storePlainForm(form: HTMLFormElement): void {
  const before = readDraft()?.fields;
  const fields = fieldsOf(form);
  if (JSON.stringify(fields) === untouched.get(form)) return;
  if (fields.every(([name, value]) => value === (before?.[name] ?? ''))) return;
  writeDraft({ id: newId(), fields: Object.fromEntries(fields) });
}

function fieldsOf(form: HTMLFormElement): (readonly [name: string, value: string])[] {
  return [...form.querySelectorAll<HTMLInputElement>('.field')].map(({ name, value }) => [name, value]);
}
