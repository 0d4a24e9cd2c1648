import { readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { ssr } from 'vite-plugin-ssr/plugin';
import { serveDrawings } from './scripts/build/drawings.ts';
import { serveFeeds } from './scripts/build/serve-feeds.ts';
import { serveSheets } from './scripts/build/sheets/serve.ts';

export default defineConfig({
  // The two bundles, of the server and of the browser, are made one after the other, and pages rendered from the first: see scripts/build/.
  plugins: [
    tailwindcss(),
    withoutSearch(ssr({ disableAutoFullBuild: true })),
    withoutStyles(),
    withoutRouting(),
    pageGlobs(),
    islandRegistry(),
    fetchBeforeImport(),
    withoutNames(),
    serveDrawings(),
    serveSheets(),
    serveFeeds(),
  ],
  publicDir: 'renderer/public',
  server: { host: '127.0.0.1' },
  // Two years of Chromium and Firefox, ESR included, and Safari from 17: older ones get HTML that works. The README says the same.
  build: {
    assetsInlineLimit: 0,
    target: ['chrome131', 'firefox128', 'safari17', 'ios17'],
    // All files that an import needs, its own too where it is the only one; but not the one that asks.
    modulePreload: { resolveDependencies: (file, files, { hostId }) => [...new Set([file, ...files])].filter((one) => one !== hostId) },
  },
});

/**
 * At each start vite-plugin-ssr searches the whole project, twice: for `+` files, of which we have none, and in development for what
 * asks for packages, which `scripts/dev/main.ts` names. It is shown the folder of our hooks instead.
 */
function withoutSearch(plugins: Plugin[]): Plugin[] {
  const searching = ['vite-plugin-ssr:resolveVpsConfig', 'vite-plugin-ssr:devConfig'];
  for (const plugin of plugins) {
    const own = plugin.configResolved;
    if (!searching.includes(plugin.name) || typeof own !== 'function') continue;
    plugin.configResolved = function (config) {
      const root = join(config.root, 'renderer');
      return own.call(this, new Proxy(config, { get: (of, name) => (name === 'root' ? root : of[name as keyof ResolvedConfig]) }));
    };
  }
  return plugins;
}

/** What renders pages has no use for styles, and Tailwind would make them twice. */
function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'pre',
    load: (id, { ssr } = {}) => (ssr && id.endsWith('.css') ? '' : undefined),
  };
}

/** The two entries that vite-plugin-ssr adds for pages that a browser renders: none of ours is one, and no page names them. */
function withoutRouting(): Plugin {
  return {
    name: 'without-routing',
    enforce: 'pre',
    apply: 'build',
    load: (id) => (/\/vite-plugin-ssr\/dist\/esm\/client\/\w+-routing-runtime\/entry\.js$/.test(id) ? 'export {}' : undefined),
  };
}

/**
 * vite-plugin-ssr asks for pages by `*.page.server.(ts|tsx)` and by an option that is no more; since its eighth edition Vite knows
 * `*.page.server.{ts,tsx}` and `query`. And it asks the whole project, where pages are in two folders.
 */
function pageGlobs(): Plugin {
  return {
    name: 'page-globs',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith('\0virtual:vite-plugin-ssr:importUserCode')) return;
      const asked = code.replaceAll("glob('/**/", "glob('/{pages,renderer}/**/");
      const braced = asked.replace(/\.\(((?:\w+\|)+\w+)\)/g, (_, endings: string) => `.{${endings.replaceAll('|', ',')}}`);
      return { code: braced.replaceAll(/"as":"(\w+)"/g, '"query":"?$1"'), map: null };
    },
  };
}

/** Radix gives each of its functions its name at run time, used or not. Without that, what is not used goes. */
function withoutNames(): Plugin {
  return {
    name: 'without-names',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/@radix-ui/')) return;
      return { code: code.replace(/^var __name = .*$/m, 'function __name(target) { return target; }'), map: null };
    },
  };
}

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
