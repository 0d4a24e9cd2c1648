/** What is typed in a form, and keeping it as the draft. */
import { cleanTyped, contactFields } from '#schema/contact/contact.ts';
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

/** Keeps what is typed. The key stays while the text does: sending the same again counts once, a corrected message is another. */
export function keepTyped(form: HTMLFormElement): Draft {
  const before = readDraft();
  if (before && saysSame(form, before)) return before;
  const draft = { id: crypto.randomUUID(), fields: valuesOf(form) };
  writeDraft(draft);
  return draft;
}

/** When the first of the draft was typed, in milliseconds of the page's own clock, which nobody sets back. */
let begun: number | undefined;

/** To be called at each input, before it is kept: the first one begins a draft. When one of an earlier page began, nobody knows. */
export function noteTyping(): void {
  if (!readDraft()) begun = performance.now();
}

/** Milliseconds since the first keystroke of the draft; undefined where it was not seen. */
export function elapsed(): number | undefined {
  return begun === undefined ? undefined : performance.now() - begun;
}
