/** Values of a JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined where there is none. */
export function valueAt(messages: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = messages;
  for (const step of path) value = isObject(value) ? value[step] : undefined;
  return value;
}
