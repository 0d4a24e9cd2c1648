import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';

export default defineConfig({
  // One file a page, `about.html` rather than `about/index.html`: static hosts then serve the canonical path as it is.
  plugins: [tailwindcss(), ssr({ prerender: { noExtraDir: true } })],
  publicDir: 'renderer/public',
  server: { host: '127.0.0.1' },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
