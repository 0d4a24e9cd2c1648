/** Lines of text, whether an editor or a system ends them by LF or by CRLF. */

/** The lines of a text, without their ends. */
export function linesOf(text: string): string[] {
  return text.split(/\r?\n/);
}

/** The text with its lines ended by LF, as everything in the repository. */
export function withLf(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** Where something stands in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of an offset in a text, both in UTF-16 units. The ends of its lines are looked for once, for all offsets. */
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
