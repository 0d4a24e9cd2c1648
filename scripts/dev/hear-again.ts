/**
 * What follows a change within 50 milliseconds, the watcher does not say: of a file that was emptied and then written, or
 * saved and then formatted, the page would show what was there in between until somebody saves it again.
 */
import { statSync } from 'node:fs';
import type { ViteDevServer } from 'vite';

type Watcher = ViteDevServer['watcher'];

/** Milliseconds until the watcher says again what happens to a file, and a little. */
const silence = 60;

/** Has the watcher say once more that a file has changed, where it has since it was said. To be called before anybody reads what was saved. */
export function hearAgain(watcher: Watcher): void {
  // Before those who read the file: what they read is this, or younger.
  watcher.prependListener('change', (file) => {
    const before = stampOf(file);
    setTimeout(() => {
      const now = stampOf(file);
      // That it is gone is said in any case.
      if (now !== before && now !== undefined) watcher.emit('change', file);
    }, silence).unref();
  });
}

/** Another one for every version of a file; none where there is no file. */
function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
