/** A second copy of each unsaved text in the browser, in case the server stops before a draft has reached it. */

const prefix = 'desk draft ';

/** An unsaved text, and the text of the message file when its change began. */
export interface KeptDraft {
  readonly text: string;
  readonly base: string;
}

export function keepDraft(key: string, draft: KeptDraft): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // A full or forbidden storage: the server has the draft.
  }
}

/** Removes a draft that was saved or dropped, unless another window has typed a later one. */
export function forgetDraft(key: string, text: string): void {
  if (read(prefix + key)?.text === text) localStorage.removeItem(prefix + key);
}

/** Returns the drafts by key. */
export function keptDrafts(): ReadonlyMap<string, KeptDraft> {
  const drafts = new Map<string, KeptDraft>();
  for (const name of storedNames()) {
    const draft = read(name);
    if (draft) drafts.set(name.slice(prefix.length), draft);
  }
  return drafts;
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
}

function read(name: string): KeptDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
