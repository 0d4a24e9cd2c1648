/** Formats TypeScript source text. */

/** Formats a string literal in single quotes. */
export function quote(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** Formats a property name, quoted only if necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$|^(?:0|[1-9]\d*)$/.test(name) ? name : quote(name);
}

export function inlineObject(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${propertyName(name)}: ${value}`).join(', ')} }`;
}

export function inlineStrings(values: readonly string[]): string {
  return `[${values.map(quote).join(', ')}]`;
}

/** Formats a union: on one line up to 100 characters, else one member to a line. */
export function union(members: readonly string[]): string {
  const line = [...members].sort().join(' | ');
  return line.length <= 100 ? line : ['', ...[...members].sort()].join('\n  | ');
}

/** Returns true for a {@link union} on one line. */
export function isShort(members: string): boolean {
  return !members.startsWith('\n');
}

/** A property of an object type, with the text of its doc comment. */
export type Property = readonly [name: string, type: string, doc?: string | undefined];

/** Formats an object type, one property to a line. Properties that may be undefined are optional. */
export function block(properties: readonly Property[]): string {
  const lines = properties.map(([name, type, doc]) => {
    const key = propertyName(name) + (type.endsWith(' | undefined') ? '?' : '');
    const comment = doc === undefined ? '' : `\n  /** ${doc} */`;
    return `${comment}\n  readonly ${key}:${isShort(type) ? ' ' : ''}${indent(type)};`;
  });
  return lines.length === 0 ? 'object' : `{${lines.join('')}\n}`;
}

/** Indents every line but the first by two spaces. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** Sorts entries by key, so that the output does not depend on the order of the schema. */
export function byKey<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Formats plain data as a literal, one property to a line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(([name, part]) => `\n  ${propertyName(name)}: ${indent(literal(part))},`);
  return lines.length === 0 ? '{}' : `{${lines.join('')}\n}`;
}

/** Returns `CaseStudies` for `caseStudies`, `MyBundle` for `my-bundle`. */
export function pascal(id: string): string {
  return id.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
