/**
 * Vite’s watcher goes through every file of the project as soon as there is a server, which takes a sixth of the time until the
 * first page. It is kept from the folders that hold them until that has been shown.
 */
import { join, normalize, sep } from 'node:path';
import type { ViteDevServer } from 'vite';

export interface LaterWatch {
  /** For the option `server.watch.ignored`: whether a path is not watched yet. */
  readonly isIgnored: (path: string) => boolean;
  /** Watches everything from now on. */
  readonly begin: (watcher: ViteDevServer['watcher']) => void;
}

/** Keeps a watcher from folders of the project, and all that is in them. */
export function watchLater(root: string, folders: readonly string[]): LaterWatch {
  const paths = folders.map((folder) => join(root, folder));
  const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);
  let hasBegun = false;
  return {
    // The watcher asks with slashes, on every system.
    isIgnored: (path) => !hasBegun && paths.some((folder) => isIn(folder, normalize(path))),
    begin(watcher) {
      hasBegun = true;
      watcher.add(paths);
    },
  };
}
