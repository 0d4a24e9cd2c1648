/** Loads code that a page does not need at first. */
import { retry } from '#schema/site/constants.ts';

/** Fetches in progress and done, by file. */
const fetches = new Map<string, Promise<void>>();

/**
 * Fetches the files of a chunk (`./module.ts?files`), then imports the first, which comes from the browser's cache. Browsers never
 * ask again for a module whose import failed, so the network must fail in a fetch. Rejects with an `Error` that names the missing file.
 */
export async function load<Module>(files: readonly string[]): Promise<Module> {
  await fetchFiles(files);
  return import(/* @vite-ignore */ files[0] as string);
}

/** Fetches files into the browser's cache, each once. No code runs. */
export async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map((file) => {
      const fetching = fetches.get(file) ?? fetchText(file).then(() => {});
      fetches.set(file, fetching);
      fetching.catch(() => fetches.delete(file));
      return fetching;
    }),
  );
}

/** Fetches a text. Rejects with an `Error` that names the file. */
export async function fetchText(file: string): Promise<string> {
  try {
    const response = await fetch(file);
    if (!response.ok) throw new Error(`${response.status}`);
    // Read to the end: browsers do not cache a file that breaks off.
    return await response.text();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/** Calls `work` again after 1, 2 and 4 seconds (`retry` in the constants) while it fails; rejects with the last error. */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === retry.attempts) throw error;
      const delay = Math.min(retry.firstDelayMs * 2 ** attempt, retry.maxDelayMs);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
