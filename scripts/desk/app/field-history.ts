/** Undo and redo of a field. One history for fields of one text and of blocks, kept while other texts are open. */

export interface FieldHistory {
  readonly past: readonly string[];
  readonly future: readonly string[];
  /** Time of the last change, in milliseconds. */
  readonly changedAt: number;
}

/** Milliseconds within which changes are undone together. */
const together = 600;

export const emptyHistory: FieldHistory = { past: [], future: [], changedAt: Number.NEGATIVE_INFINITY };

/** Adds a change. `before` is the text until then; a change that is not typing is undone alone. */
export function recordChange(history: FieldHistory, before: string, isTyping: boolean, now: number): FieldHistory {
  const isJoined = isTyping && now - history.changedAt < together && history.past.length > 0;
  return { past: isJoined ? history.past : [...history.past, before], future: [], changedAt: isTyping ? now : Number.NEGATIVE_INFINITY };
}

/** Returns the text before the last change, or after the last undone one; undefined if there is none. */
export function moveInHistory(
  history: FieldHistory,
  direction: 'undo' | 'redo',
  current: string,
): { readonly text: string; readonly history: FieldHistory } | undefined {
  const [from, onto] = direction === 'undo' ? [history.past, history.future] : [history.future, history.past];
  const text = from.at(-1);
  if (text === undefined) return undefined;
  const [rest, grown] = [from.slice(0, -1), [...onto, current]];
  const moved = direction === 'undo' ? { past: rest, future: grown } : { past: grown, future: rest };
  return { text, history: { ...moved, changedAt: Number.NEGATIVE_INFINITY } };
}
