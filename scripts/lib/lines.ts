/** Lines of text that end with LF or CRLF. */

/** Returns the lines of a text without line endings. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** Returns the text with LF line endings, as in the repository. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** A position in a text; both numbers begin at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns a function from an offset to its place, in UTF-16 units. Searches the line endings once. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
