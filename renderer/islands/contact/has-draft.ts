/** Whether there is a draft: all that a page has to know of it from the start. */

export const draftKey = 'contact-draft';

/** Whether this session has one in its storage. */
export function hasDraft(): boolean {
  try {
    return draftKey in sessionStorage;
  } catch {
    return false;
  }
}
