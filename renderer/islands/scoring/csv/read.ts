/** A comparison out of a file: whole and sound, or every line that is not, so that it can be mended. */

import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { withoutGuard } from '#schema/text/csv.ts';
import type { Candidate, Comparison } from '../comparison.ts';
import { letterOf } from '../letters.ts';
import { cleanText, lengthOf, toAmount } from '../values.ts';
import { type Row, readRows } from './rows.ts';
import { figureCodes, firstCode, nameCode, ownColumns, resultCodes } from './write.ts';

/** What is wrong: with the file, with its lines, or with one cell. Each is a sentence in the messages. */
export type ProblemKind =
  | 'long'
  | 'header'
  | 'locations'
  | 'open'
  | 'unknown'
  | 'twice'
  | 'absent'
  | 'columns'
  | 'weight'
  | 'threshold'
  | 'score'
  | 'amount'
  | 'name'
  | 'note';

export interface Problem {
  readonly kind: ProblemKind;
  /** From 1; 0 where it is no line’s fault. */
  readonly line: number;
  /** What stands there, shortened. */
  readonly found: string;
  /** The letter of the location whose cell it is; empty for other cells. */
  readonly location: string;
}

export type CsvResult =
  | { readonly comparison: Comparison; readonly problems?: never }
  | { readonly problems: readonly Problem[]; readonly comparison?: never };

/** Characters of a file, at most. */
const longest = 300_000;
const { locations, score, weight, name, note } = scoringBounds;

/** The comparison in a file. `ids` are the codes of the criteria, in order; the language of the file and the order of its lines do not matter. */
export function fromCsv(file: string, ids: readonly string[]): CsvResult {
  const problems: Problem[] = [];
  const report = (kind: ProblemKind, line: number, found = '', location = '') => {
    problems.push({ kind, line, found: found.length > 40 ? `${found.slice(0, 39)}…` : found, location });
    return undefined;
  };
  if (file.length > longest) report('long', 0);
  const { rows, open } = file.length > longest ? { rows: [] } : readRows(file);
  if (problems.length > 0) return { problems };
  const [header, ...lines] = rows;
  if (header?.cells[0]?.trim().toLowerCase() !== firstCode) {
    report('header', header?.line ?? 1, header?.cells[0] ?? '');
    return { problems };
  }
  // What spreadsheets leave of empty columns.
  const width = header.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const count = Math.ceil((width - ownColumns) / 2);
  if (count < locations.min || count > locations.max) report('locations', header.line, String(Math.max(0, count)));
  if (open !== undefined) {
    // All that follows is in quotation marks: whatever else is wrong may come of that.
    report('open', open);
    return { problems };
  }
  const byCode = rowsByCode(lines, [nameCode, ...Object.values(figureCodes), ...ids], report);
  for (const row of lines) {
    const more = row.cells.slice(ownColumns + 2 * count).find((cell) => cell.trim() !== '');
    if (more !== undefined) report('columns', row.line, more);
  }
  if (problems.length > 0) return { problems };

  const at = (code: string, column: number) => {
    const { line = 0, cells = [] } = byCode.get(code) ?? {};
    return { line, text: cells[column] ?? '' };
  };
  const whole = (code: string, column: number, max: number, kind: 'weight' | 'threshold' | 'score', location = '') => {
    const { line, text } = at(code, column);
    const value = toAmount(text);
    if (value === null) return null;
    return value !== undefined && Number.isInteger(value) && value <= max ? value : report(kind, line, text.trim(), location);
  };
  const written = (code: string, column: number, max: number, kind: 'name' | 'note', location: string) => {
    const { line, text } = at(code, column);
    const clean = cleanText(withoutGuard(text));
    return lengthOf(clean) <= max ? clean : (report(kind, line, clean, location) ?? '');
  };
  const amount = (code: string, column: number, location: string) => {
    const { line, text } = at(code, column);
    const value = toAmount(text);
    return value === undefined ? (report('amount', line, text.trim(), location) ?? null) : value;
  };
  const candidates = Array.from({ length: count }, (_, place): Candidate => {
    const column = ownColumns + 2 * place;
    const letter = letterOf(place);
    return {
      name: written(nameCode, column, name, 'name', letter),
      rent: amount(figureCodes.rent, column, letter),
      surface: amount(figureCodes.surface, column, letter),
      sales: amount(figureCodes.sales, column, letter),
      scores: ids.map((id) => whole(id, column, score, 'score', letter) ?? null),
      notes: ids.map((id) => written(id, column + 1, note, 'note', letter)),
    };
  });
  const comparison = {
    weights: ids.map((id) => whole(id, 2, weight, 'weight') ?? 0),
    thresholds: ids.map((id) => whole(id, 3, score, 'threshold') ?? 0),
    candidates,
  };
  return problems.length > 0 ? { problems: problems.sort((a, b) => a.line - b.line) } : { comparison };
}

/** The lines by their code; says which code is unknown, there twice, or not there. */
function rowsByCode(
  lines: readonly Row[],
  codes: readonly string[],
  report: (kind: ProblemKind, line: number, found: string) => void,
): ReadonlyMap<string, Row> {
  const byCode = new Map<string, Row>();
  for (const row of lines) {
    const code = row.cells[0]?.trim().toLowerCase() ?? '';
    if ((resultCodes as readonly string[]).includes(code)) continue;
    if (!codes.includes(code)) report('unknown', row.line, row.cells[0] ?? '');
    else if (byCode.has(code)) report('twice', row.line, code);
    else byCode.set(code, row);
  }
  for (const code of codes) if (!byCode.has(code)) report('absent', 0, code);
  return byCode;
}

/** The text of a file as spreadsheets save it: UTF-8, UTF-16 with its mark, or else the Windows letters of western Europe. */
export function textOf(bytes: Uint8Array): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
