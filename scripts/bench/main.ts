/** `npm run bench`: measures built sites on a throttled phone, or the build of a larger site. */
import { runCommand, UsageError } from '../lib/command.ts';
import { table } from '../lib/terminal.ts';

await runCommand({
  name: 'npm run bench',
  summary: `Measures a page of the built site in Chromium as a phone: 390 × 844 px, 1.6 Mbit/s, 150 ms round trip, processor slowed down 4 times.
Prints medians: bytes as transferred, times in ms. With --build, measures a build with more pages instead.`,
  options: {
    site: { type: 'string', multiple: true, help: 'folder of a built site (dist/client); several are measured in turn within each run' },
    page: { type: 'string', help: 'path of the page: /en, /clients (/)' },
    runs: { type: 'string', help: 'how often everything is measured (5, with --build 1)' },
    build: { type: 'string', help: 'guide pages to add: builds a temporary copy of the project in the current folder' },
  },
  async run({ values: { site, page, runs, build } }) {
    const count = wholeNumber('runs', String(runs ?? (build === undefined ? 5 : 1)), 1);
    const measured =
      build === undefined
        ? await (await import('./site.ts')).benchSites((site as string[] | undefined) ?? ['dist/client'], String(page ?? '/'), count)
        : await (await import('./build.ts')).benchBuild(wholeNumber('build', String(build), 0), count);
    console.log(`\n${tableOf(measured)}\n\nMedian of ${count}, smallest and largest in brackets.`);
  },
});

/** A row for each figure, a column for each subject. */
function tableOf(measured: ReadonlyMap<string, readonly Readonly<Record<string, number>>[]>): string {
  const names = Object.keys([...measured.values()][0]?.[0] ?? {});
  const rows = names.map((name) => [name, ...[...measured.values()].map((runs) => spread(runs.map((run) => run[name] ?? Number.NaN)))]);
  return table([['', ...measured.keys()], ...rows], { isNumeric: true });
}

function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) =>
    (sorted[index] ?? Number.NaN).toLocaleString('en', { maximumFractionDigits: (sorted.at(-1) ?? 0) < 10 ? 3 : 0 });
  return `${at(sorted.length >> 1)} (${at(0)}–${at(sorted.length - 1)})`;
}

function wholeNumber(option: string, text: string, least: number): number {
  if (/^\d+$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`--${option} is "${text}"; a whole number from ${least} expected. Correct it.`);
}
