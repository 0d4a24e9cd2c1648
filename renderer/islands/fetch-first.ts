/** What an import of code that comes later does in the built site, in place of the bundler's own preloading (`vite.config.ts`). */

/** True while {@link fetchOnly} begins an import: its files are to be fetched, its module not to be run. */
let isFetchOnly = false;

/**
 * Fetches every file of an import, then imports: the files come from the browser's cache. Fetching can be tried again where
 * importing cannot, for browsers remember an import that failed as long as the page is there. `files`: the imported one and
 * all that it imports, from the root of the site. Rejects with an `Error` naming a file that did not arrive.
 */
export async function fetchFirst<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module | undefined> {
  const isOver = isFetchOnly;
  await Promise.all(files.map(fetchWhole));
  return isOver ? undefined : load();
}

/** Fetches the files of an import and leaves it at that: none of their code runs. */
export function fetchOnly(load: () => Promise<unknown>): Promise<unknown> {
  isFetchOnly = true;
  const fetching = load();
  isFetchOnly = false;
  return fetching;
}

/** Files that have arrived, and are not asked for again. */
const arrived: { [file: string]: 1 } = {};

async function fetchWhole(file: string): Promise<void> {
  if (arrived[file]) return;
  try {
    const response = await fetch(`/${file}`);
    if (!response.ok) throw new Error(`${response.status}`);
    // Read to the end: a file that breaks off is not cached.
    await response.text();
    arrived[file] = 1;
  } catch (error) {
    throw new Error(`/${file}: ${(error as Error).message}`);
  }
}
