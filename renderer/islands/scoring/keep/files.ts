/** Files out of the tool and into it. */
import type { Comparison } from '../comparison.ts';
import { type CsvResult, fromCsv, textOf } from '../csv/read.ts';
import { toCsv } from '../csv/write.ts';
import type { Tool } from '../tool-context.ts';

/** Has the browser save the comparison as a file. */
export function saveFile(comparison: Comparison, { words, criteria, decimal }: Tool): void {
  const { places, grid, csv } = words;
  const titles = {
    ...{ criterion: grid.criterion, weight: grid.weight, threshold: grid.threshold, note: grid.note },
    ...{ name: places.name, rent: places.rent, surface: places.surface, sales: places.sales, score: csv.score, rank: csv.rank },
  };
  const url = URL.createObjectURL(new Blob([toCsv(comparison, criteria, titles, decimal)], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: `${csv.file}.csv` }).click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The comparison in a file that the visitor has chosen. Rejects where the browser cannot read it. */
export async function openFile(file: File, { criteria }: Tool): Promise<CsvResult> {
  return fromCsv(
    textOf(new Uint8Array(await file.arrayBuffer())),
    criteria.map(({ id }) => id),
  );
}
