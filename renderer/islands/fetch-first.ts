/** What an import of code that comes later does in the built site, in place of the bundler's own preloading (`vite.config.ts`). */

/**
 * Fetches every file of an import, then imports: the files come from the browser's cache. Fetching can be tried again where
 * importing cannot, for browsers remember an import that failed as long as the page is there. `files`: the imported one and
 * all that it imports, from the root of the site. Rejects with an `Error` naming a file that did not arrive.
 */
export async function fetchFirst<Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  await Promise.all(files.map(fetchWhole));
  return load();
}

async function fetchWhole(file: string): Promise<void> {
  const address = `/${file}`;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(String(response.status));
    // To the end, for what breaks off is not cached.
    await response.text();
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  }
}
