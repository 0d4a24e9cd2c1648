/** The rows of a CSV file, however a spreadsheet has saved it. */
import { separatorIn } from '#schema/text/csv.ts';

/** A row of a file, with the number of the line that it begins on, from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows of a file; those without any text are left out. `open` is the line of a quotation mark that nothing closes. */
export function readRows(file: string): { readonly rows: readonly Row[]; readonly separator: string; readonly open?: number } {
  const text = file.replace(/^\ufeff/, '');
  const separator = separatorIn(text);
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
