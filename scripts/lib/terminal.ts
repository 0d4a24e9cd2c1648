/** Output on a terminal: untrusted text, tables, steps, progress. */

/** Control characters, bidirectional controls, and line separators that break lines in some terminals. */
const unsafe = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu;

/** Escapes the unsafe characters of a line: `\u{1b}` for an escape character. */
export function printable(text: string): string {
  return text.replace(unsafe, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`);
}

/** Escapes the unsafe characters of a text, except line feeds and tabs. */
export function printableLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.split('\t').map(printable).join('\t'))
    .join('\n');
}

/** Formats a date to the second, in UTC: `2026-11-21 10:02:33`. */
export function moment(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Formats a table with escaped cells. If `isNumeric`, all columns but the first are right-aligned. */
export function table(rows: readonly (readonly (string | undefined)[])[], { isNumeric = false } = {}): string {
  const cells = rows.map((row) => row.map((cell) => printable(cell ?? '')));
  const width = (column: number) => Math.max(...cells.map((row) => lengthOf(row[column] ?? '')));
  const pad = (cell: string, column: number) => {
    const space = ' '.repeat(width(column) - lengthOf(cell));
    return isNumeric && column > 0 ? space + cell : cell + space;
  };
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}

function lengthOf(text: string): number {
  return [...text].length;
}

/** Colours a text red on a terminal, unless NO_COLOR is set. */
export function red(text: string): string {
  return process.stdout.isTTY && !process.env['NO_COLOR'] ? `\u001B[31m${text}\u001B[39m` : text;
}

/** Runs a step and prints its title and duration. Rethrows its error. */
export async function step<T>(title: string, work: () => Promise<T> | T): Promise<T> {
  const isTerminal = process.stdout.isTTY === true;
  const start = performance.now();
  if (isTerminal) process.stdout.write(`… ${title}`);
  const end = (mark: string) =>
    process.stdout.write(`${isTerminal ? '\r' : ''}${mark} ${title} (${((performance.now() - start) / 1000).toFixed(1)} s)\n`);
  try {
    const result = await work();
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

/**
 * Returns a function that shows the progress of long work, `12 of 120 answers`: in place on a terminal, elsewhere as a line for each tenth.
 * Called without a count, the function ends the line on a terminal.
 */
export function progress(total: number, noun: string): (count?: number) => void {
  const isTerminal = process.stdout.isTTY === true;
  let [isOpen, tenths] = [false, 0];
  return (count) => {
    const line = `${count} of ${total} ${noun}`;
    if (count === undefined) process.stdout.write(isOpen ? '\n' : '');
    else if (isTerminal) process.stdout.write(`\r… ${line}`);
    else if (Math.floor((count * 10) / total) > tenths) process.stdout.write(`… ${line}\n`);
    isOpen = isTerminal && count !== undefined;
    tenths = Math.floor(((count ?? 0) * 10) / total);
  };
}
