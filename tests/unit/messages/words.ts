/** Message files as they stand, for tests of what they say. */
import { readFileSync } from 'node:fs';
import { plainText } from '../../../schema/language-marks.ts';
import type { Json, JsonObject } from '../../../scripts/codegen/messages/json.ts';

export function readMessages(locale: string, bundle: string): JsonObject {
  return JSON.parse(readFileSync(`generated/messages/${locale}/${bundle}.json`, 'utf8')) as JsonObject;
}

/** Words of every text of a value; a sign that stands alone is none. */
export function countWords(value: Json | undefined): number {
  if (typeof value === 'string')
    return plainText(value)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part: Json) => sum + countWords(part), 0);
}
