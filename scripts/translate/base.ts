/** What a translation was at the export, so that an import replaces no text that somebody has written since. */
import { hashOf } from '../codegen/messages/sources.ts';

/** A short word for a text; `none` for a missing one. */
export function baseOf(target: string): string {
  return target === '' ? 'none' : hashOf(target);
}
