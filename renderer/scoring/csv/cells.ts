/** Rows of cells as the text of a CSV file, and back: RFC 4180, with the separator and the caution that spreadsheets ask for. */

/** A row of a file, with the number of the line that it begins on, from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** What a spreadsheet takes for a formula, behind as many apostrophes as there may be already. */
const formula = /^'*[=+\-@＝＋－＠\t\r]/;

/**
 * A text that no spreadsheet calculates with: one that begins like a formula gets an apostrophe in front (OWASP, “CSV
 * injection”). {@link withoutGuard} takes it away again, so that every text comes back as it was.
 */
export function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell that {@link guard} has written. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** The text of a file: a byte order mark, by which spreadsheets know UTF-8, and lines that end as RFC 4180 has it. */
export function writeRows(rows: readonly (readonly string[])[], separator: string): string {
  const quoted = (cell: string) => (/["\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(separator)}\r\n`).join('')}`;
}

/** The separator of a file: the most frequent in its first line. */
function separatorOf(text: string): string {
  const first = text.slice(0, (text.search(/[\r\n]/) + 1 || text.length + 1) - 1);
  const count = (separator: string) => first.split(separator).length;
  return [';', ',', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/** The rows of a file; those without any text are left out. `open` is the line of a quotation mark that nothing closes. */
export function readRows(file: string): { readonly rows: readonly Row[]; readonly separator: string; readonly open?: number } {
  const text = file.replace(/^\ufeff/, '');
  const separator = separatorOf(text);
  const token = new RegExp(`"(?:[^"]|"")*"|"|\\r\\n|[\\r\\n]|${separator}|[^"\\r\\n${separator}]+`, 'g');
  const rows: Row[] = [];
  let [line, began] = [1, 1];
  let cells = [''];
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: began, cells });
    cells = [''];
  };
  for (const [part] of text.matchAll(token)) {
    if (part === '"') return { rows, separator, open: line };
    if (part === separator) cells.push('');
    else if (/^[\r\n]/.test(part)) endRow();
    else cells[cells.length - 1] += part.startsWith('"') ? part.slice(1, -1).replaceAll('""', '"') : part;
    line += part.split(/\r\n|[\r\n]/).length - 1;
    if (/^[\r\n]/.test(part)) began = line;
  }
  endRow();
  return { rows, separator };
}
