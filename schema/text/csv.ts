/** Tables as CSV files: RFC 4180, with the mark, the separator and the caution that spreadsheets ask for. */

/** What a spreadsheet takes for a formula (OWASP, “CSV Injection”), behind as many apostrophes as there may be already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * A text that no spreadsheet calculates with: one that begins like a formula gets an apostrophe in front.
 * {@link withoutGuard} takes it away again, so that every text comes back as it was.
 */
export function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell that {@link guard} has written. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** What stands between the cells of a file for readers whose decimal sign this is. */
export function separatorBeside(decimal: string): ';' | ',' {
  return decimal === ',' ? ';' : ',';
}

/** What stands between the cells of a file that somebody has saved: the most frequent in its first line. */
export function separatorIn(file: string): ';' | ',' | '\t' {
  const [first = ''] = file.split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/**
 * The text of a file: a byte order mark, by which spreadsheets know UTF-8, and quotation marks around the cells that need them; or
 * around all, for tools that trim what has none.
 */
export function writeRows(rows: readonly (readonly string[])[], separator: ';' | ',', quotes: 'needed' | 'all' = 'needed'): string {
  const isQuoted = (cell: string) => quotes === 'all' || /["\r\n]/.test(cell) || cell.includes(separator);
  const written = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}
