/** What a translation was at the export, so that an import replaces no text that somebody has written since. */
import { hashOf } from '../model/messages/sources.ts';
import type { Entry } from './entry.ts';

/** A short word for a text; `none` for a missing one. It begins as no number does: a spreadsheet would save `7166006e74` as 7.17E+80. */
export function baseOf(target: string): string {
  return target === '' ? 'none' : `t${hashOf(target)}`;
}

/** Whether a translation is the one that was exported: its translator has nothing to say of it. */
export function isUntouched({ base, target }: Pick<Entry, 'base' | 'target'>): boolean {
  return base === baseOf(target);
}
