/** Small helpers of the emitters. */

/** A string as a TypeScript literal in single quotes. */
export function quote(value: string): string {
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** A property name, quoted only where it must be. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$|^(?:0|[1-9]\d*)$/.test(name) ? name : quote(name);
}

/** An object literal on one line. */
export function inlineObject(entries: readonly (readonly [string, string])[]): string {
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, value]) => `${propertyName(name)}: ${value}`).join(', ')} }`;
}

/** A tuple or array literal of strings on one line. */
export function inlineStrings(values: readonly string[]): string {
  return `[${values.map(quote).join(', ')}]`;
}

/** A union: on one line, or a member to a line below its start where that line would be too long. */
export function union(members: readonly string[]): string {
  const line = [...members].sort().join(' | ');
  return line.length <= 100 ? line : ['', ...[...members].sort()].join('\n  | ');
}

/** Whether a {@link union} is on one line. */
export function isShort(members: string): boolean {
  return !members.startsWith('\n');
}

/** An object type, a property to a line; what may be undefined may be absent. */
export function block(properties: readonly (readonly [name: string, type: string])[]): string {
  const lines = properties.map(([name, type]) => {
    const key = propertyName(name) + (type.endsWith(' | undefined') ? '?' : '');
    return `\n  readonly ${key}:${isShort(type) ? ' ' : ''}${indent(type)};`;
  });
  return lines.length === 0 ? 'object' : `{${lines.join('')}\n}`;
}

/** The text with every line but the first indented by two spaces more. */
export function indent(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** Sorts by key, so that the order of the schema leaves no trace. */
export function byKey<T>(entries: readonly (readonly [string, T])[]): (readonly [string, T])[] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Plain data as a literal, a property to a line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const lines = Object.entries(value).map(([name, part]) => `\n  ${propertyName(name)}: ${indent(literal(part))},`);
  return lines.length === 0 ? '{}' : `{${lines.join('')}\n}`;
}

/** `caseStudies` is `CaseStudies`; `my-bundle` is `MyBundle`. */
export function pascal(id: string): string {
  return id.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
