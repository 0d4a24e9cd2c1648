/** Values of a JSON file. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined where there is none. */
export function valueAt(messages: JsonObject, path: readonly string[]): Json | undefined {
  let value: Json | undefined = messages;
  for (const step of path) value = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return value;
}

/** The values in an object that inherits nothing: a key may be any word, `constructor` and `__proto__` too. */
export function bare<T>(values: Readonly<Record<string, T>> = {}): Record<string, T> {
  return Object.assign(Object.create(null) as Record<string, T>, values);
}
