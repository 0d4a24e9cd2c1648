import { textOf } from '../../../schema/language/inline.ts';

/** Folder of the message files, from the project folder. */
export const messagesFolder = 'generated/messages';

export const messageFile = (locale: string, bundle: string) => `${messagesFolder}/${locale}/${bundle}.json`;
export const retiredFile = (locale: string) => `${messagesFolder}/${locale}/_retired.json`;
/** End of the path of the file of source hashes. */
export const sourcesFileName = '/_sources.json';
export const sourcesFile = (locale: string) => `${messagesFolder}/${locale}${sourcesFileName}`;
export const jsonSchemaFile = (bundle: string) => `${messagesFolder}/_schema/${bundle}.json`;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function valueAt(messages: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = messages;
  for (const step of path) value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return value;
}

/** Returns the text at a path; empty if there is none. */
export function textAt(messages: JsonObject, path: readonly string[]): string {
  return textOf(valueAt(messages, path)) ?? '';
}

/** Copies values to an object without prototype: a key may be `constructor` or `__proto__`. */
export function bare<T>(values: Readonly<Record<string, T>> = {}): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, values);
}

/** Texts by bundle, then by dotted key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface PlacedText {
  readonly bundle: string;
  readonly key: string;
  readonly text: string;
}

export function placedTexts(texts: Texts): PlacedText[] {
  return Object.entries(texts).flatMap(([bundle, own]) => Object.entries(own).map(([key, text]) => ({ bundle, key, text })));
}

/** Returns a key with its bundle: `about.hero.title`. */
export const wholeKey = ({ bundle, key }: Omit<PlacedText, 'text'>) => `${bundle}.${key}`;

/** Returns the leaves of a message file by dotted key, without `$schema`. Leaves that are not texts become null. */
export function textsOf(messages: JsonObject): Map<string, string | null> {
  const texts = new Map<string, string | null>();
  const walk = (value: Json, path: readonly string[]) => {
    if (isObject(value)) for (const [key, child] of Object.entries(value)) walk(child, [...path, key]);
    else texts.set(path.join('.'), textOf(value) ?? null);
  };
  for (const [key, value] of Object.entries(messages)) if (key !== '$schema') walk(value, [key]);
  return texts;
}

/** Returns the non-empty texts of a message file by dotted key. */
export function writtenTexts(messages: JsonObject): Record<string, string> {
  return Object.fromEntries([...textsOf(messages)].filter((entry): entry is [string, string] => Boolean(entry[1])));
}
