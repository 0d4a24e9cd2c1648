/** `npm run bench -- weight`: the script that a visitor pays for, computed from the built site along the imports of its chunks, as Vite’s manifest tells them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { chunkOf, importsOf, readBuilt } from '../build/chunks.ts';
import { clientFolder } from '../lib/client-folder.ts';
import { UsageError } from '../lib/command.ts';
import { memoizePerText } from '../lib/memoize.ts';
import { filesBelow } from '../lib/paths.ts';
import { align } from '../lib/table.ts';
import { type FirstView, firstViews, missesOf } from './first-view.ts';

/** In bytes with Brotli: what a page may run before the visitor touches anything, and what the contact form may add to it. */
export const budgets = { start: 2500, contact: 75 * 1024 } as const;

/** A weighed set of scripts, named by what asks for it. */
export interface Weight {
  readonly title: string;
  /** Addresses of the files, from the root of the site. */
  readonly files: readonly string[];
  /** Bytes with Brotli, each file and each inline script by itself. */
  readonly bytes: number;
  readonly budget: number;
}

/** Prints what every page and every contact island weighs. Throws a {@link UsageError} naming each that misses its budget. */
export async function benchWeight(): Promise<void> {
  if (!existsSync(join(clientFolder, 'index.html')))
    throw new UsageError(`No site in ${clientFolder}; a built one expected. Run npm run build.`);
  const views = firstViews(clientFolder);
  printFirstViews(views);
  const weights = [...weighPages(clientFolder), ...weighContact(clientFolder)];
  const rows = weights.map(({ title, files, bytes, budget }) => [
    title,
    `${files.length}`,
    `${bytes} B`,
    `< ${budget} B`,
    bytes < budget ? '✓' : '✗',
  ]);
  console.log(`\n${align([['', 'files', 'Brotli', 'budget', ''], ...rows])}\n`);
  const missed = weights.filter(({ bytes, budget }) => bytes >= budget);
  const misses = [
    ...views.flatMap(missesOf),
    ...missed.map(({ title, bytes, budget }) => `${title}: ${bytes} bytes, less than ${budget} expected`),
  ];
  if (misses.length > 0)
    throw new UsageError(`Budget missed:\n${misses.join('\n')}\nSee viewBudgets in schema/constants.ts, and what made it grow.`);
}

/** What each page costs to see. */
function printFirstViews(views: readonly FirstView[]): void {
  const rows = views.map(({ page, html, css, script, fonts, images, total, requests, blocking }) => [
    page,
    ...[html, css, script, fonts, images, total].map((bytes) => (bytes / 1000).toFixed(1)),
    `${requests}`,
    `${blocking.length}`,
  ]);
  const heads = ['first view, kB as sent', 'HTML', 'CSS', 'script', 'fonts', 'images', 'in all', 'requests', 'blocking'];
  console.log(`\n${align([heads, ...rows])}`);
}

/** What each page runs before the visitor touches anything: the scripts it holds, those it names and all that they import. */
export function weighPages(folder: string): Weight[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const { files, inline } = scriptsOfPage(folder, file);
      return { title: `/${file}`, files, bytes: weigh(folder, files) + sum(inline.map(brotliBytes)), budget: budgets.start };
    });
}

/** What each contact island adds to its page, until a field first has the focus. */
export function weighContact(folder: string): Weight[] {
  const { files: atStart } = scriptsOfPage(folder, 'index.html');
  return ['contact-modal', 'contact-form'].map((island) => {
    const files = importsOf(folder, islandChunk(folder, island)).filter((file) => !atStart.includes(file));
    return { title: `${island}, before first focus`, files, bytes: weigh(folder, files), budget: budgets.contact };
  });
}

/** The address of an island's own chunk. Throws a {@link UsageError} when there is none. */
export function islandChunk(folder: string, island: string): string {
  const chunk = chunkOf(folder, `/${island}.island.tsx`);
  if (chunk === undefined) throw new UsageError(`No script of ${folder} is the island "${island}"; see renderer/islands.`);
  return chunk;
}

/** The text of the scripts that stand in a page, and the files that it names or that those import. */
function scriptsOfPage(folder: string, page: string): { readonly files: readonly string[]; readonly inline: readonly string[] } {
  const scripts = parse(readBuilt(folder, page))
    .querySelectorAll('script')
    .filter((script) => script.getAttribute('type')?.includes('json') !== true);
  const named = scripts.flatMap((script) => script.getAttribute('src') ?? []);
  return {
    files: [...new Set(named.flatMap((file) => importsOf(folder, file)))],
    inline: scripts.filter((script) => !script.hasAttribute('src')).map((script) => script.rawText),
  };
}

function weigh(folder: string, files: readonly string[]): number {
  return sum(files.map((file) => brotliBytes(readBuilt(folder, file))));
}

/** Bytes of a text with Brotli; pages have most of their scripts in common. */
export const brotliBytes = memoizePerText((text: string) => brotliCompressSync(text).length);

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
