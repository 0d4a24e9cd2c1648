/** The two bundles that the site is made from: that of the browser, and that of the server, from which pages are rendered. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printsFile } from '../lib/made-from.ts';
import { begin } from '../lib/run.ts';

/** The bundles of a site are beside it, whose folder is `…/client`; vite-plugin-ssr names theirs. */
export function bundleFolderOf(site: string): string {
  return dirname(site);
}

/** Bundles in the making. */
export interface Bundles {
  /** Fulfilled once the bundle of the server is there. */
  readonly server: Promise<void>;
  /** Fulfilled once both are. */
  readonly browser: Promise<void>;
}

/** The bundler, in a process of its own, which gives its memory back. */
export interface Bundler {
  /**
   * Makes the bundles of the site in the folder `site`, which it empties first and which then takes other files as well. `mode`:
   * what modules know as `import.meta.env.MODE`. What is wrong with the sources rejects with a {@link UsageError}.
   */
  begin(site: string, mode: string): Bundles;
  /** Ends it, whatever it is at. */
  stop(): void;
}

/** Starts it; it loads until it is told to begin. */
export function startBundler(): Bundler {
  const { child, ended } = begin('node', ['scripts/build/bundler.mjs'], { hasMessages: true });
  // Said where it is awaited.
  ended.catch(() => {});
  return {
    begin(site, mode) {
      const folder = bundleFolderOf(site);
      // What the last build has left would pass for what this one lacks. The site in pseudo-texts, which may be there as well, is another one.
      for (const own of ['client', 'server', 'assets.json', printsFile]) rmSync(join(folder, own), { recursive: true, force: true });
      child.send({ mode, folder });
      const server = new Promise<void>((resolve, reject) => {
        child.once('message', () => resolve());
        ended.catch(reject);
      });
      server.catch(() => {});
      return { server, browser: ended };
    },
    stop: () => child.kill(),
  };
}
