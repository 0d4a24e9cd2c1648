/** `generated/style.css`: the constants that the style sheets go by. */
import type { Files } from '../../model/generated-files.ts';
import { byKey } from '../../model/typescript.ts';

/** The custom properties of the document, by name. Nothing for a site without them. */
export function emitStyle(properties: Readonly<Record<string, string>>): Files {
  const lines = byKey(Object.entries(properties)).map(([name, value]) => `  --${name}: ${value};`);
  return lines.length === 0 ? {} : { 'generated/style.css': `:root {\n${lines.join('\n')}\n}\n` };
}
