/**
 * Vite’s watcher says nothing of a file for 50 milliseconds after it has said that it changed. Of one that is emptied and then
 * written, or saved and then formatted, pages would go on showing what was there in between.
 */
import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

type Watcher = ViteDevServer['watcher'];

/** Milliseconds after which the watcher would have said it, and a few more. */
const silence = 60;

/** Has the watcher say once more that a file has changed, if it did during that silence. To be called before others listen to the watcher. */
export function hearAgain(watcher: Watcher): void {
  // The stamp is taken before the other listeners read the file: what they read is of this version, or a later one.
  watcher.prependListener('change', (file) => {
    const before = stampOf(file);
    setTimeout(() => {
      const now = stampOf(file);
      // The watcher is not silent about a file that is gone.
      if (now !== before && now !== undefined) watcher.emit('change', file);
    }, silence).unref();
  });
}

/** Tells versions of a file apart; undefined where there is no file. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
