/** Reads a comparison from a CSV file. Returns the whole comparison, or all problems with their lines. */
import { scoringBounds } from '#schema/content/scoring-bounds.ts';
import { type Row, readRows, withoutGuard } from '#schema/text/csv.ts';
import { type Candidate, type Comparison, letterOf } from '../comparison.ts';
import { cleanText, lengthOf, toAmount } from '../values.ts';
import { figureCodes, firstCode, nameCode, ownColumns, resultCodes } from './write.ts';

/** Kinds of problems: of the file, of lines, of cells. Each has a text in the messages. */
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
  /** From 1; 0 for a problem of the whole file. */
  readonly line: number;
  /** The text found, shortened. */
  readonly found: string;
  /** The letter of the location of the cell; empty for other cells. */
  readonly location: string;
}

export type CsvResult =
  | { readonly comparison: Comparison; readonly problems?: never }
  | { readonly problems: readonly Problem[]; readonly comparison?: never };

const { file: maxLength, locations, score, weight, name, note } = scoringBounds;

/** Parses a file. `ids` are the codes of the criteria in order. The language of the file and the order of its lines do not matter. */
export function fromCsv(file: string, ids: readonly string[]): CsvResult {
  const problems: Problem[] = [];
  const report = (kind: ProblemKind, line: number, found = '', location = '') => {
    problems.push({ kind, line, found: found.length > 40 ? `${found.slice(0, 39)}…` : found, location });
    return undefined;
  };
  if (file.length > maxLength) report('long', 0);
  const { rows, open } = file.length > maxLength ? { rows: [] } : readRows(file);
  if (problems.length > 0) return { problems };
  const [header, ...lines] = rows;
  if (header?.cells[0]?.trim().toLowerCase() !== firstCode) {
    report('header', header?.line ?? 1, header?.cells[0] ?? '');
    return { problems };
  }
  // Spreadsheets add empty columns at the end.
  const width = header.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const count = Math.ceil((width - ownColumns) / 2);
  if (count < locations.min || count > locations.max) report('locations', header.line, String(Math.max(0, count)));
  if (open !== undefined) {
    // Other problems may be caused by the unclosed quotation mark.
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

/** Returns the lines by code; reports unknown, duplicate and missing codes. */
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
