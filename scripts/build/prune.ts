/**
 * Removing what the bundler leaves behind and no page asks for. Not a hook of Vite's: which assets the pages name is known
 * when they are rendered, after the bundles of browser and server have been written.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import { encodedEndings, isCompressedForm } from '../lib/static-host.ts';

/** Pages name them from the root. */
const inPage = /\/(assets\/[\w./-]+)/g;

/** Deletes the assets that no page, style sheet or script names, directly or through another, and a note that vite-plugin-ssr leaves to itself. */
export function pruneUnreached(folder: string): void {
  const files = filesBelow(folder);
  const assets = files.filter((file) => file.startsWith('assets/') && !isCompressedForm(file));
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const isAsset = new Set(assets);
  const reached = new Set<string>();
  const reach = (asset: string) => {
    if (!isAsset.has(asset) || reached.has(asset)) return;
    reached.add(asset);
    if (!/\.(?:css|js)$/.test(asset)) return;
    // These name each other by whatever way leads from one to the other.
    const text = read(asset);
    for (const other of assets) if (text.includes(posix.basename(other))) reach(other);
  };
  for (const file of files) if (file.endsWith('.html')) for (const [, asset = ''] of read(file).matchAll(inPage)) reach(asset);
  for (const asset of assets) {
    if (reached.has(asset)) continue;
    for (const form of ['', ...Object.values(encodedEndings)]) rmSync(join(folder, asset + form), { force: true });
  }
  rmSync(join(folder, 'vite-plugin-ssr.json'), { force: true });
}
