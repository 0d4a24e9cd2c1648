import { defineConfig } from 'astro/config';

// What its guides advise for a small site: styles within the page, the next page fetched as a link is pointed at.
export default defineConfig({
  build: { format: 'file', inlineStylesheets: 'always' },
  prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
  devToolbar: { enabled: false },
});
