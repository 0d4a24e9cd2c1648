/** What islands and those who hydrate them agree on. */

/**
 * When an island is hydrated: `visible`, as it comes near the viewport; `intent`, as a pointer, a finger or the focus reaches it;
 * `opening`, as its dialog gets the focus or one of its openers, `data-opens="<name>"`, is reached.
 */
export type HydrateOn = 'visible' | 'intent' | 'opening';

/** What an island's chunk, `renderer/islands/<folder>/<name>.island.tsx`, exports. */
export interface IslandModule<Props = unknown> {
  /** Brings the island to life in its element. */
  readonly mount: (element: IslandElement, props: Props) => void;
}

/** The element of an island. */
export interface IslandElement extends HTMLElement {
  /** Set by the first script of the page, on an island with a dialog: what has opened it. */
  readonly opener?: HTMLElement;
}

/** Where each island's code is, by name: a chunk of its own, fetched when it is hydrated. */
export type Registry = Readonly<Record<string, () => Promise<IslandModule>>>;
