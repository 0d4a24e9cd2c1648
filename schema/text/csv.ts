/** CSV for spreadsheets: RFC 4180 with a byte order mark, a separator by language, and a guard against formulas. */

/** Start of a cell that a spreadsheet takes for a formula (OWASP, “CSV Injection”), after any number of apostrophes. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes a text that looks like a formula with an apostrophe, which {@link withoutGuard} removes. */
export function guard(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Returns the original text of a cell written by {@link guard}. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Returns the cell separator that spreadsheets expect beside a decimal sign. */
export function separatorBeside(decimal: string): ';' | ',' {
  return decimal === ',' ? ';' : ',';
}

/** Detects the cell separator of a file: the most frequent candidate in the first line. */
export function separatorIn(file: string): ';' | ',' | '\t' {
  const [first = ''] = file.split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return ([',', ';', '\t'] as const).reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns a CSV file in UTF-8 with a byte order mark. `all` quotes every cell, for tools that trim unquoted cells. */
export function writeRows(rows: readonly (readonly string[])[], separator: ';' | ',', quotes: 'needed' | 'all' = 'needed'): string {
  const isQuoted = (cell: string) => quotes === 'all' || /["\r\n]/.test(cell) || cell.includes(separator);
  const written = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}
