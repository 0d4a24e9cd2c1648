/** What a translator is told of a text beside its source. */
import { ownPlaceholders, type TextMeta } from '../../../schema/language/nodes.ts';

/** The note of a text, and what codegen holds it to, a sentence each. */
export function adviceOn(text: TextMeta): string[] {
  const own = ownPlaceholders(text);
  return [
    text.note,
    text.rich ? 'One *phrase* may be in italics.' : undefined,
    text.max === undefined ? undefined : `${text.max} characters at most.`,
    own.length > 0 ? `Must contain ${own.map((name) => `{${name}}`).join(', ')}.` : undefined,
  ].filter((sentence) => sentence !== undefined);
}
