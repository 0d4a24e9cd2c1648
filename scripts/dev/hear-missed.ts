/**
 * Vite’s watcher comes to the files of a project one by one, while the server answers already, and never says anything of what
 * was saved before it had come there: an open page would go on showing what was there before.
 */
import { statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { filesBelow } from '../lib/paths.ts';

/** Milliseconds between two looks at how far it has come. */
const pause = 100;

/** Milliseconds after which it must have come to all of them, if it ever will: that of a server which is closed meanwhile does not. */
const patience = 60_000;

/** By how many milliseconds the stamp of a file may be behind the clock. */
const grain = 20;

/**
 * Notes what the watcher says from now on. Once the function it answers has been called, and the watcher has come to every file
 * below `folders`, has it say that those have changed which were saved since, and of which it has said nothing.
 */
export function hearMissed(watcher: ViteDevServer['watcher'], folders: readonly string[]): () => void {
  const start = Date.now() - grain;
  const heard = new Set<string>();
  const hear = (file: string) => heard.add(file);
  watcher.on('add', hear).on('change', hear);

  return function look(): void {
    const watched = watcher.getWatched();
    const files = folders.flatMap((folder) => filesBelow(folder).map((file) => join(folder, file)));
    if (!files.every((file) => watched[dirname(file)]?.includes(basename(file)))) {
      if (Date.now() < start + patience) setTimeout(look, pause).unref();
      return;
    }
    watcher.off('add', hear).off('change', hear);
    for (const file of files) if (!heard.has(file) && isSavedSince(file, start)) watcher.emit('change', file);
  };
}

function isSavedSince(file: string, start: number): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stats.mtimeMs >= start;
}
