/**
 * Removing what the bundler leaves behind and no page asks for. Not a hook of Vite's: which assets the pages name is known
 * when they are rendered, after the bundles of browser and server have been written.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import { formEndings, isCompressedForm } from '../serve/encodings.ts';

/** Deletes the assets that no page, style sheet or script names, directly or through another, and a note that vite-plugin-ssr leaves to itself. */
export function pruneUnreached(folder: string): void {
  const files = filesBelow(folder);
  const assets = files.filter((file) => file.startsWith('assets/') && !isCompressedForm(file));
  const reached = new Set<string>();
  const follow = (file: string) => {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const asset of assets) {
      if (reached.has(asset) || !text.includes(posix.basename(asset))) continue;
      reached.add(asset);
      if (/\.(?:css|js)$/.test(asset)) follow(asset);
    }
  };
  for (const file of files) if (file.endsWith('.html')) follow(file);
  for (const asset of assets) {
    if (reached.has(asset)) continue;
    for (const form of ['', ...formEndings]) rmSync(join(folder, asset + form), { force: true });
  }
  rmSync(join(folder, 'vite-plugin-ssr.json'), { force: true });
}
