/** A comparison as a file for spreadsheets. */
import { guard, separatorBeside, writeRows } from '#schema/text/csv.ts';
import type { Comparison } from '../comparison.ts';
import { letterOf } from '../letters.ts';
import { rank } from '../maths/ranking.ts';
import { cleanText } from '../values.ts';

/** What stands in the file for its readers. What is read back in goes by the codes of the first column. */
export interface CsvWords {
  readonly criterion: string;
  readonly weight: string;
  readonly threshold: string;
  /** Heads the column of notes. */
  readonly note: string;
  readonly name: string;
  readonly rent: string;
  readonly surface: string;
  readonly sales: string;
  readonly score: string;
  readonly rank: string;
}

/** A criterion in the file: its code and its title. */
export interface CsvCriterion {
  readonly id: string;
  readonly title: string;
}

/** The codes of the first column, before and after those of the criteria. */
export const figureCodes = { rent: 'yearly-rent', surface: 'surface', sales: 'yearly-sales' } as const;
export const resultCodes = ['score', 'rank'] as const;
export const firstCode = 'code';
export const nameCode = 'name';
/** The columns before those of the locations, which have two each. */
export const ownColumns = 4;

/** The text of the file. `decimal` is the decimal sign of the reader’s language: with a comma, semicolons separate the cells. */
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

/** A text as it is once its field is left, so that an import finds it as it is here. */
function textCell(text = ''): string {
  return guard(cleanText(text));
}

function rounded(score: number | undefined): number | undefined {
  return score === undefined ? undefined : Math.round(score * 10) / 10;
}
