/** Bytes of script that a visitor downloads, computed from the built site along the imports of its chunks. */
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { chunkOf, importsOf, readBuilt } from '#scripts/build/chunks.ts';
import { UsageError } from '#scripts/lib/command.ts';
import { memoizePerText } from '#scripts/lib/memoize.ts';
import { filesBelow } from '#scripts/lib/paths.ts';

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
