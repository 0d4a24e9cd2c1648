/** Returns a regular expression, as text, that matches a text and nothing else. */
export function escapePattern(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');
}
