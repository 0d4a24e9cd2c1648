/** The code and props of islands. */
import { isMetered } from '../../behaviour/next-page.ts';
import { fetchFiles, fetchText, load } from './load.ts';
import type { IslandModule } from './mount.tsx';

const files = import.meta.glob<readonly string[]>('../*/*.island.tsx', { query: '?files', import: 'default', eager: true });

/** Fetches the code of an island, and its hydration data as JSON. Rejects with an `Error` that names the missing file. */
export function loadIsland(island: HTMLElement): Promise<[IslandModule, string]> {
  return Promise.all([load<IslandModule>(codeOf(island)), fetchText(propsOf(island))]);
}

/** Fetches the code and props of the islands that wait for an intent, when the page is idle. No code runs before it is needed. */
export function prefetchIslands(): void {
  if (isMetered()) return;
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(() => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-hydrate=intent], [data-hydrate=opening]')) {
      if (island.dataset['hydrating'] !== undefined) continue;
      // Hydration repeats a fetch that fails here.
      fetchFiles([...codeOf(island), propsOf(island)]).catch(() => {});
    }
  });
}

/** Returns the files of the island of that name, `renderer/islands/<folder>/<name>.island.tsx`; undefined when there is none. */
export function filesOf(name: string): readonly string[] | undefined {
  return Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
}

function codeOf(island: HTMLElement): readonly string[] {
  return filesOf(island.dataset['island'] as string) as readonly string[];
}

/** The address of the props file, which the build writes (`scripts/build/hashed-files.ts`). */
function propsOf(island: HTMLElement): string {
  return island.dataset['props'] as string;
}
