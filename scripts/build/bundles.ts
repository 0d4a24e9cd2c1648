/** The two bundles that the site is made from: that of the browser, and that of the server, from which pages are rendered. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printsFile } from '../lib/made-from.ts';
import { run } from '../lib/run.ts';

/** The bundles of a site are beside it, whose folder is `…/client`; vite-plugin-ssr names theirs. */
export function bundleFolderOf(site: string): string {
  return dirname(site);
}

/** The bundler's own memory: taken when it is used, and given back at once. It would hold twice as much. */
const allocator = { MIMALLOC_ARENA_EAGER_COMMIT: '0', MIMALLOC_PURGE_DELAY: '0' };

/** Makes both, in a process of their own, which gives its memory back. `mode`: what modules know as `import.meta.env.MODE`. */
export async function bundle(site: string, mode: string): Promise<void> {
  const folder = bundleFolderOf(site);
  // What the last build has left would pass for what this one lacks. The site in pseudo-texts, which may be there as well, is another one.
  for (const own of ['client', 'server', 'assets.json', printsFile]) rmSync(join(folder, own), { recursive: true, force: true });
  await run('node', ['scripts/build/bundler.mjs', mode, folder], { env: allocator });
}
