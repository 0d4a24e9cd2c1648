/** Writes a comparison as a CSV file for spreadsheets. */
import { guard, separatorBeside, writeRows } from '#schema/text/csv.ts';
import { type Comparison, letterOf } from '../comparison.ts';
import { rank } from '../maths/ranking.ts';
import { cleanText } from '../values.ts';

/** Translated headings for readers of the file. An import uses the codes of the first column. */
export interface CsvWords {
  readonly criterion: string;
  readonly weight: string;
  readonly threshold: string;
  /** Heading of the notes. */
  readonly note: string;
  readonly name: string;
  readonly rent: string;
  readonly surface: string;
  readonly sales: string;
  readonly score: string;
  readonly rank: string;
}

export interface CsvCriterion {
  readonly id: string;
  readonly title: string;
}

/** The codes of the first column, before and after the codes of the criteria. */
export const figureCodes = { rent: 'yearly-rent', surface: 'surface', sales: 'yearly-sales' } as const;
export const resultCodes = ['score', 'rank'] as const;
export const firstCode = 'code';
export const nameCode = 'name';
/** Number of columns before the locations, which have two columns each. */
export const ownColumns = 4;

/** Returns the text of the file. With a decimal comma, semicolons separate the cells. */
export function toCsv(comparison: Comparison, criteria: readonly CsvCriterion[], words: CsvWords, decimal: ',' | '.'): string {
  const { candidates, weights, thresholds } = comparison;
  const standings = rank(comparison);
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value).replace('.', decimal));
  const perLocation = (cells: (place: number) => readonly [string, string]) => candidates.flatMap((_, place) => cells(place));
  const standingOf = (place: number) => standings.find((standing) => standing.place === place);
  const rows = [
    [
      firstCode,
      words.criterion,
      words.weight,
      words.threshold,
      ...perLocation((place) => [letterOf(place), `${words.note} ${letterOf(place)}`]),
    ],
    [nameCode, words.name, '', '', ...perLocation((place) => [textCell(candidates[place]?.name), ''])],
    ...(['rent', 'surface', 'sales'] as const).map((figure) => [
      figureCodes[figure],
      words[figure],
      '',
      '',
      ...perLocation((place) => [number(candidates[place]?.[figure]), '']),
    ]),
    ...criteria.map(({ id, title }, index) => [
      id,
      title,
      number(weights[index]),
      number(thresholds[index]),
      ...perLocation((place) => [number(candidates[place]?.scores[index]), textCell(candidates[place]?.notes[index])]),
    ]),
    ['score', words.score, '', '', ...perLocation((place) => [number(rounded(standingOf(place)?.score)), ''])],
    ['rank', words.rank, '', '', ...perLocation((place) => [number(standingOf(place)?.rank), ''])],
  ];
  return writeRows(rows, separatorBeside(decimal));
}

/** Normalizes and escapes a text, so that an import returns the same text. */
function textCell(text = ''): string {
  return guard(cleanText(text));
}

function rounded(score: number | undefined): number | undefined {
  return score === undefined ? undefined : Math.round(score * 10) / 10;
}
