/** What an island is brought to life with: its code, and its props, which the build gives a file of their own (`scripts/build/props.ts`). */
import { registry } from 'virtual:islands';
import type { IslandModule, Registry } from './islands.ts';

/** Fetches the code of an island, and its props as JSON. Rejects with an `Error` naming what did not arrive. */
export function fetchIsland(island: HTMLElement): Promise<[IslandModule, string]> {
  return Promise.all([loaderOf(island)(), fetchProps(island)]);
}

/** What loads the code of an island. */
export function loaderOf(island: HTMLElement): Registry[string] {
  return registry[island.dataset['island'] as string] as Registry[string];
}

/** Fetches the props of an island alone, as JSON. Rejects as {@link fetchIsland} does. */
export async function fetchProps(island: HTMLElement): Promise<string> {
  const address = island.dataset['props'] as string;
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    return await response.text();
  } catch (error) {
    throw new Error(`${address}: ${(error as Error).message}`);
  }
}
