/** CSV of spreadsheets: written as RFC 4180 with a byte order mark and a guard against formulas, read as spreadsheets save it. */

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

/** Returns a CSV file in UTF-8 with a byte order mark. `all` quotes every cell, for tools that trim unquoted cells. */
export function writeRows(rows: readonly (readonly string[])[], separator: ';' | ',', quotes: 'needed' | 'all' = 'needed'): string {
  const isQuoted = (cell: string) => quotes === 'all' || /["\r\n]/.test(cell) || cell.includes(separator);
  const written = (cell: string) => (isQuoted(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\ufeff${rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')}`;
}

/** A row of a file, with the number of its first line, from 1. */
export interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

interface Table {
  /** The rows that are not blank. Spreadsheets leave out empty cells at the end of a row. */
  readonly rows: readonly Row[];
  /** Line of a quotation mark that is not closed: the rows from there on are missing. */
  readonly open?: number;
  /** Line of the first quotation mark within a cell, which is not doubled in a quoted one. */
  readonly stray?: number;
}

/** The line with which a file tells Excel its separator: `sep=;`. */
const separatorLine = /^"?sep=([;,\t|])"?(?:\r\n|[\r\n])/i;

/** Splits a file into rows. */
export function readRows(file: string): Table {
  const text = file.replace(/^\ufeff/, '');
  const [head = '', separator = separatorIn(text)] = separatorLine.exec(text) ?? [];
  const token = new RegExp(`"(?:[^"]|"")*"|"|\\r\\n|[\\r\\n]|\\${separator}|[^"\\r\\n\\${separator}]+`, 'g');
  const rows: Row[] = [];
  let line = head === '' ? 1 : 2;
  let began = line;
  let cells = [''];
  let stray: number | undefined;
  let isStarted = false;
  const endRow = () => {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line: began, cells });
    cells = [''];
  };
  for (const [part] of text.slice(head.length).matchAll(token)) {
    if (part === '"') return { rows, open: line, ...(stray !== undefined && { stray }) };
    const isQuoted = part.startsWith('"');
    const isText = isQuoted || (part !== separator && !/^[\r\n]/.test(part));
    if (isText && isStarted) stray ??= line;
    isStarted = isText;
    if (isText) cells[cells.length - 1] += isQuoted ? part.slice(1, -1).replaceAll('""', '"') : part;
    else if (part === separator) cells.push('');
    else endRow();
    line += part.split(/\r\n|[\r\n]/).length - 1;
    if (/^[\r\n]/.test(part)) began = line;
  }
  endRow();
  return { rows, ...(stray !== undefined && { stray }) };
}

/** Detects the cell separator of a file: the most frequent candidate in the first line. */
function separatorIn(file: string): string {
  const [first = ''] = file.split(/[\r\n]/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Decodes a file of a spreadsheet: UTF-8, UTF-16, and without either the more plausible of Windows-1252 and Mac Roman. */
export function decodeTable(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  // Without a byte order mark, a zero byte beside an ASCII character.
  if ((first === 0xff && second === 0xfe) || second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || first === 0) return new TextDecoder('utf-16be').decode(bytes);
  const isMarked = first === 0xef && second === 0xbb && third === 0xbf;
  try {
    return new TextDecoder('utf-8', { fatal: !isMarked }).decode(bytes);
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((encoding) => new TextDecoder(encoding).decode(bytes)) as [string, string];
    const text = windows.replace(/[\x80-\x9f]/g, (character) => windowsSigns[character.charCodeAt(0) - 0x80] ?? character);
    return plausibility(mac) > plausibility(text) ? mac : text;
  }
}

/** The characters of Windows-1252 from 0x80, which Node 20 decodes as control characters. */
const windowsSigns = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Counts the letters and signs of European languages. Other characters, and capitals and dashes in unusual places, count against. */
function plausibility(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const usual = count(/[À-ÖØ-öø-ÿŒœß’‘“”«»…–—€°²\u00a0]/g);
  const misplaced = count(/\p{Ll}[–—]\p{Ll}|\p{Ll}(?!\p{ASCII})\p{Lu}|(?<!\p{L})(?![\p{ASCII}À])\p{Lu}(?!\p{L})/gu);
  return 2 * usual - count(/\P{ASCII}/gu) - 2 * misplaced;
}
