/** Detects a draft. A module of its own: the first script of every page contains nothing else of the draft. */

export const draftKey = 'contact-draft';

export function hasDraft(): boolean {
  try {
    return draftKey in sessionStorage;
  } catch {
    return false;
  }
}
