/** Removing what the bundler leaves behind and no page asks for. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Deletes the assets that no page, style sheet or script names, directly or through another, and the bundler's manifests. */
export function pruneUnreached(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const assets = files.filter((file) => file.startsWith(join(folder, 'assets')));
  const reached = new Set<string>();
  const follow = (file: string) => {
    const text = readFileSync(file, 'utf8');
    for (const asset of assets) {
      if (reached.has(asset) || !text.includes(basename(asset))) continue;
      reached.add(asset);
      if (/\.(?:css|js)$/.test(asset)) follow(asset);
    }
  };
  for (const file of files) if (file.endsWith('.html')) follow(file);
  for (const asset of assets) if (!reached.has(asset)) rmSync(asset);
  for (const manifest of ['vite-plugin-ssr.json', '.vite']) rmSync(join(folder, manifest), { recursive: true, force: true });
}
