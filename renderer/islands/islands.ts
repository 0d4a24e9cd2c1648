/** What islands and those who hydrate them agree on. */

/**
 * When an island is hydrated: `visible`, as it comes near the viewport; `intent`, as a pointer, a finger or the focus reaches it;
 * `tap`, when an opener, `data-opens="<name>"`, is used.
 */
export type HydrateOn = 'visible' | 'intent' | 'tap';

/** What an island's chunk, `renderer/islands/<folder>/<name>.island.tsx`, exports. */
export interface IslandModule<Props = unknown> {
  /** Brings the island to life in its element. */
  readonly mount: (element: HTMLElement, props: Props) => void;
  /** Opens it, for an opener that gets the focus back when it closes. Only islands that are hydrated on a tap have it. */
  readonly open?: (opener: HTMLElement) => void;
}

/** Where each island's code is, by name: a chunk of its own, fetched when it is hydrated. */
export type Registry = Readonly<Record<string, () => Promise<IslandModule>>>;
