/** Reads the typed fields of a form and stores them as the draft. */
import { fieldNames, fieldOf } from '#schema/contact/fields.ts';
import { cleanTyped } from '#schema/contact/message.ts';
import { type Draft, newId, readDraft, writeDraft } from './draft.ts';

/** Returns the fields by name, without control characters. */
export function valuesOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(fieldNames.map((field) => [field, cleanTyped(field, String(data.get(field) ?? ''))]));
}

/** Returns true when no text is typed. A link may have chosen the subject. */
export function isEmpty(form: HTMLFormElement): boolean {
  const values = valuesOf(form);
  return fieldNames.every((name) => fieldOf(name).kind === 'choice' || values[name] === '');
}

/** Returns true when a form holds the fields of a draft. */
export function matchesDraft(form: HTMLFormElement, { fields }: Draft): boolean {
  return JSON.stringify(fields) === JSON.stringify(valuesOf(form));
}

/** Stores the typed fields as the draft. The same fields keep their id, so that sending them twice counts once. */
export function storeTyped(form: HTMLFormElement): Draft {
  const before = readDraft();
  if (before && matchesDraft(form, before)) return before;
  const draft = { id: newId(), fields: valuesOf(form) };
  writeDraft(draft);
  return draft;
}

/** Time of the first keystroke of the draft, on the monotonic clock of the page. */
let startedAt: number | undefined;

/** Notes the time of the first input of a draft. Call before `storeTyped`. A draft of an earlier page has no such time. */
export function noteTyping(): void {
  if (!readDraft()) startedAt = performance.now();
}

/** Returns the milliseconds since the first keystroke of the draft; undefined when the draft began on another page. */
export function elapsed(): number | undefined {
  return startedAt === undefined ? undefined : performance.now() - startedAt;
}
