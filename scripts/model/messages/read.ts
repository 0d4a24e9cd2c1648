/** Reading the message files of a locale. */

import type { Files } from '../../codegen/file-tree.ts';
import { retiredTexts } from '../../codegen/messages/retire.ts';
import type { Problem } from '../problem.ts';
import type { JsonObject } from './json.ts';
import { dottedKeys, nonTextValues } from './non-text.ts';
import { parseJson } from './parse.ts';
import { messagesFolder, retiredFile, sourcesFile } from './paths.ts';
import type { Texts } from './texts.ts';

interface LocaleMessages {
  /** What each file holds, by bundle; files of bundles that have left the schema too. */
  readonly messages: ReadonlyMap<string, JsonObject>;
  readonly retired: Texts;
  readonly wrong: Problem[];
}

/** The message files of a locale, and the texts that have retired from them. Throws for a file that is no JSON, what translations were made from among them. */
export function readLocale(locale: string, existing: Files): LocaleMessages {
  const wrong: Problem[] = [];
  const read = (path: string): JsonObject => {
    const value = parseJson(path, existing[path] ?? '{}');
    wrong.push(...nonTextValues(path, value));
    return value;
  };
  const retired = retiredTexts(read(retiredFile(locale)));
  read(sourcesFile(locale));
  const folder = `${messagesFolder}/${locale}/`;
  const messages = new Map<string, JsonObject>();
  for (const path of Object.keys(existing).sort()) {
    if (!path.startsWith(folder) || !path.endsWith('.json') || path === retiredFile(locale) || path === sourcesFile(locale)) continue;
    const values = read(path);
    wrong.push(...dottedKeys(path, values));
    messages.set(path.slice(folder.length, -'.json'.length), values);
  }
  return { messages, retired, wrong };
}
