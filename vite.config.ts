import { readdirSync } from 'node:fs';
import { posix, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';

export default defineConfig({
  // One file a page, `about.html` rather than `about/index.html`: static hosts then serve the canonical path as it is.
  plugins: [tailwindcss(), ssr({ prerender: { noExtraDir: true } }), islandRegistry(), fetchBeforeImport()],
  publicDir: 'renderer/public',
  server: { host: '127.0.0.1' },
  // Two years of Chromium and Firefox, ESR included, and Safari from 17: older ones get HTML that works. The README says the same.
  build: { assetsInlineLimit: 0, target: ['chrome131', 'firefox128', 'safari17'] },
});

/** Puts our own function in the place of the one that Vite wraps every dynamic import of the built site in. */
function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? "export { fetchFirst as __vitePreload } from '#renderer/islands/fetch-first.ts'" : undefined,
  };
}

/**
 * `virtual:islands`: every island by the name of its file. Vite's own glob import would do, but for its keys, whole paths
 * that each page would fetch.
 */
function islandRegistry(): Plugin {
  const folder = 'renderer/islands';
  const id = 'virtual:islands';
  return {
    name: 'island-registry',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(asked, { ssr } = {}) {
      if (asked !== `\0${id}`) return;
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll(sep, '/'));
      const entries = files
        .filter((path) => path.endsWith('.island.tsx'))
        .sort()
        .map((path) => `'${posix.basename(path, '.island.tsx')}': () => ${ssr ? 'undefined' : `import('/${folder}/${path}')`}`);
      return `export const registry = { ${entries.join(', ')} };`;
    },
  };
}
