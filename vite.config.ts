import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';

export default defineConfig({
  // One file a page, `about.html` rather than `about/index.html`: static hosts then serve the canonical path as it is.
  plugins: [tailwindcss(), ssr({ prerender: { noExtraDir: true } }), fetchBeforeImport()],
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
