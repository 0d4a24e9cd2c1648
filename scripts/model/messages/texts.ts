/** Texts by bundle and key, and by the two as one. */
import { isObject, type Json, type JsonObject } from './json.ts';

/** Texts by bundle, then by dotted key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A text and where it stands. */
export interface PlacedText {
  readonly bundle: string;
  readonly key: string;
  readonly text: string;
}

/** Every text with its place. */
export function placedTexts(texts: Texts): PlacedText[] {
  return Object.entries(texts).flatMap(([bundle, own]) => Object.entries(own).map(([key, text]) => ({ bundle, key, text })));
}

/** A key with its bundle: `about.hero.title`. */
export const wholeKey = ({ bundle, key }: Omit<PlacedText, 'text'>) => `${bundle}.${key}`;

/** The leaf texts of a message file by dotted key, `$schema` left out. Leaves that are no text are kept as null. */
export function textsOf(messages: JsonObject): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  const walk = (value: Json, path: readonly string[]) => {
    if (isObject(value)) for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
    else texts.set(path.join('.'), typeof value === 'string' ? value : null);
  };
  for (const [key, value] of Object.entries(messages)) if (key !== '$schema') walk(value, [key]);
  return texts;
}

/** The texts of a message file that somebody has written, by dotted key. */
export function writtenTexts(messages: JsonObject): Record<string, string> {
  return Object.fromEntries([...textsOf(messages)].filter((entry): entry is [string, string] => Boolean(entry[1])));
}
