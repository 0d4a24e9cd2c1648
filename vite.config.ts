import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';
import { chunkFiles } from './scripts/build/chunk-files.ts';
import { serveDrawings } from './scripts/build/drawings.ts';
import { serveFeeds } from './scripts/build/serve-feeds.ts';
import { serveSheets } from './scripts/build/sheets/serve.ts';

export default defineConfig({
  // `npm run build` makes the server's bundle and the browser's one after the other: see scripts/build/.
  plugins: [tailwindcss(), ssr({ disableAutoFullBuild: true }), chunkFiles(), serveDrawings(), serveSheets(), serveFeeds()],
  publicDir: 'renderer/public',
  server: { host: '127.0.0.1' },
  build: {
    assetsInlineLimit: 0,
    // Two years of Chromium and Firefox, ESR included, and Safari from 17: older browsers get HTML that works. The README says the same.
    target: ['chrome131', 'firefox128', 'safari17', 'ios17'],
    modulePreload: false,
    // 1.5 KB of Brotli less than esbuild makes of React and a form.
    minify: 'terser',
    // Radix names its functions at run time (`__name(fn, 'fn')`), which would keep unused functions: 1.4 KB of Brotli.
    rollupOptions: { treeshake: { manualPureFunctions: ['__name'] } },
  },
});
