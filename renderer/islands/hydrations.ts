/** The islands whose code has been asked for. */
import type { IslandModule } from './islands.ts';

/** What became of each, undefined where its code could not be had. */
export const hydrations = new WeakMap<HTMLElement, Promise<IslandModule | undefined>>();
