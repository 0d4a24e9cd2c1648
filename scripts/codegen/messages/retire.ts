/** Keeping the texts whose key has left. */

/**
 * Adds a text to the retired ones of its bundle. An older text under the same key is not replaced: it makes room and
 * stays beside it, as `hero.title (2)`.
 */
export function retire(retired: Record<string, string>, key: string, text: string): void {
  const older = retired[key];
  if (older !== undefined && older !== text) {
    let number = 2;
    while (retired[`${key} (${number})`] !== undefined) number++;
    retired[`${key} (${number})`] = older;
  }
  retired[key] = text;
}
