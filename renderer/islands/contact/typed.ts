/** What is typed in a form, and keeping it as the draft. */
import { cleanTyped, contactFields } from '#schema/contact.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';

/** The fields by name, as they stand; without what nobody sees. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(contactFields.map((field) => [field, cleanTyped(field, String(data.get(field) ?? ''))]));
}

export function isEmpty(form: HTMLFormElement): boolean {
  return Object.values(valuesOf(form)).every((value) => value === '');
}

/** Whether a form still says what a draft says. */
export function saysSame(form: HTMLFormElement, { fields }: Draft): boolean {
  return JSON.stringify(fields) === JSON.stringify(valuesOf(form));
}

/**
 * Keeps what is typed. The key stays while the text does: sending the same again counts once, a corrected message is another.
 * `since`: when it began, if that was seen.
 */
export function keepDraft(form: HTMLFormElement, since?: number): Draft {
  const before = readDraft();
  if (before && saysSame(form, before)) return before;
  const draft = { id: crypto.randomUUID(), fields: valuesOf(form), since: before ? before.since : since };
  writeDraft(draft);
  return draft;
}
