import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';
import { chunkFiles } from './scripts/build/chunk-files.ts';
import { serveDrawings } from './scripts/build/drawings.ts';
import { firstView } from './scripts/build/first-view.ts';
import { serveIcons } from './scripts/build/icons.ts';
import { inlineScript } from './scripts/build/inline-script.ts';
import { servePictures } from './scripts/build/pictures.ts';
import { serveFeeds, serveSheets } from './scripts/build/serve-made.ts';

export default defineConfig({
  // `npm run build` makes the server's bundle and the browser's one after the other: see scripts/build/.
  plugins: [
    tailwindcss(),
    ssr({ disableAutoFullBuild: true }),
    chunkFiles(),
    firstView(),
    inlineScript(),
    serveDrawings(),
    serveIcons(),
    servePictures(),
    serveSheets(),
    serveFeeds(),
  ],
  publicDir: 'renderer/public',
  server: {
    host: '127.0.0.1',
    // Vite's list, then the files of the local database and mailbox, and tokens of npm.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', '.npmrc'] },
  },
  build: {
    assetsInlineLimit: 0,
    // Two years of Chromium and Firefox, ESR included, and Safari from 17: older browsers get HTML that works. tests/README.md has the same list.
    target: ['chrome131', 'firefox128', 'safari17', 'ios17'],
    modulePreload: false,
    // Radix names its functions at run time (`__name(fn, 'fn')`), which would keep unused functions: 1.4 KB of Brotli.
    rollupOptions: {
      treeshake: { manualPureFunctions: ['__name'] },
      // Two modules of 0.6 KB, which the forms share with the scoring tool, would be a request each.
      output: { experimentalMinChunkSize: 2_000 },
    },
  },
});
