/** `npm run bench -- build`: the whole command, on this site and on large ones. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command.ts';
import { step } from '../lib/steps.ts';
import { writeGuidesProject } from './guides-project.ts';
import type { Measure } from './measure.ts';
import { buildAstroPages, preparePeer } from './peers/astro-pages.ts';
import { inBenchFolder } from './place.ts';
import { measureTree } from './process-tree.ts';
import { printRows, type Row } from './table.ts';

/** What the program is told. */
export interface BuildBench {
  /** How many pages, beside those of this site. */
  readonly pages: readonly number[];
  readonly runs: number;
  /** Whether a comparable project is built with Astro in the same run. */
  readonly withPeers: boolean;
}

/** Seconds of this site, cold; millions of bytes; and how much longer five times the pages may take. */
const bounds = { own: 6, memory: 800, growth: 1.1 } as const;

/** Measures, and throws when a median misses its bound. */
export function benchBuild({ pages, runs, withPeers }: BuildBench): Promise<void> {
  return inBenchFolder(async (folder) => {
    const rows: Row[] = [];
    const medians: [pages: number, seconds: number][] = [];
    if (withPeers) await step('Astro with React islands, installed', preparePeer);
    for (const count of [0, ...pages]) {
      const root = join(folder, `pages-${count}`);
      writeGuidesProject(root, count);
      const title = count === 0 ? 'this site' : `${count} pages more`;
      const measures = await step(`${title}, ${runs} runs`, () => repeat(runs, () => buildCold(root)));
      rmSync(root, { recursive: true });
      const seconds = measures.map((measure) => measure.seconds);
      const bound = count === 0 ? { bound: bounds.own } : {};
      rows.push({ title, values: seconds, unit: 's', ...bound });
      rows.push({
        title: '  peak memory of all its processes',
        values: measures.map(({ megabytes }) => megabytes),
        unit: 'MB',
        bound: bounds.memory,
      });
      if (count > 0) rows.push(...rateRows(count, seconds, withPeers ? await astroSeconds(folder, count, runs) : undefined));
      if (count > 0) medians.push([count, median(seconds)]);
    }
    rows.push(...growthRows(medians));
    printRows(rows);
  });
}

/** As a user runs it, with nothing kept from before. */
function buildCold(root: string): Promise<Measure> {
  for (const kept of ['dist', '.cache']) rmSync(join(root, kept), { recursive: true, force: true });
  return measureTree('npm run build', root);
}

async function astroSeconds(folder: string, count: number, runs: number): Promise<number[]> {
  const root = join(folder, `astro-${count}`);
  const measures = await step(`${count} pages with Astro, ${runs} runs`, () => repeat(runs, () => buildAstroPages(root, count)));
  rmSync(root, { recursive: true });
  return measures.map(({ seconds }) => seconds);
}

/** Pages a second; with Astro's, which ours must reach. */
function rateRows(count: number, seconds: readonly number[], astro: readonly number[] | undefined): Row[] {
  const rate = (value: number) => count / value;
  const peer = astro && [{ title: `  those of Astro with React islands`, values: astro.map(rate), unit: '/s' as const }];
  return [
    { title: '  pages a second', values: seconds.map(rate), unit: '/s', ...(astro && { atLeast: rate(median(astro)) }) },
    ...(peer ?? []),
  ];
}

/** How much longer the second count of pages takes than the first, each page being worth the same. */
function growthRows([[few, short] = [0, 0], [many, long] = [0, 0]]: readonly (readonly [number, number])[]): Row[] {
  if (many <= few) return [];
  return [{ title: `${many} pages, times ${few}`, values: [long / short], unit: 'x', bound: (many / few) * bounds.growth }];
}

async function repeat(runs: number, run: () => Promise<Measure>): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (let count = 0; count < runs; count++) measures.push(await run());
  return measures;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** `1000,5000` as numbers. Throws a {@link UsageError} for anything else. */
export function countsOf(text: string): readonly number[] {
  const counts = text.split(',').map(Number);
  if (counts.every((count) => Number.isInteger(count) && count > 0 && count % 2 === 0)) return counts;
  throw new UsageError(`"${text}" is no number of pages; even numbers with commas between expected, such as 1000,5000.`);
}
