/** Removes assets that no page uses. Not a hook of Vite: the pages are rendered after the bundles are written. */
import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow } from '../lib/paths.ts';
import { encodedEndings, isCompressedForm } from '../lib/static-host.ts';

const inPage = /\/(assets\/[\w./-]+)/g;

/** Deletes the assets that pages do not reach, directly or through style sheets and scripts, and a file that only vite-plugin-ssr reads. */
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
    // Style sheets and scripts have relative paths, so file names are compared.
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
