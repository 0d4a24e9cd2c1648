/** Hydrates islands when they are needed. An island whose code cannot be had keeps working as HTML. */
import { tapPatienceMs } from '#schema/site/constants.ts';
import { isolateErrors } from '../../behaviour/isolate.ts';
import lazyChunkFiles from '../../lazy-chunk.ts?files';
import { load, withRetry } from './load.ts';
import type { IslandModule } from './mount.tsx';

/**
 * When an island is hydrated: `visible`, near the viewport; `intent`, when a pointer, a finger or the focus reaches the island;
 * `opening`, when its dialog gets the focus or an opener (`data-opens="<name>"`) is reached.
 */
export type HydrateOn = 'visible' | 'intent' | 'opening';

/** Matches the address of a file in the message of an error, which the console shows. */
const address = /(?:: )?\S*\/\S+/;

/** The islands that are hydrated or being hydrated; the value is undefined when the code could not be fetched. */
const hydrations = new WeakMap<HTMLElement, Promise<IslandModule | undefined>>();

/** Loads the lazy chunk, which pages need after the visitor's first input. */
export function loadLazyChunk(): Promise<typeof import('../../lazy-chunk.ts')> {
  return load(lazyChunkFiles);
}

export function watchIslands(): void {
  isolateErrors(document.querySelectorAll<HTMLElement>('[data-island]'), (island) =>
    strategies[island.dataset['hydrate'] as HydrateOn](island),
  );
}

const strategies: { readonly [When in HydrateOn]: (island: HTMLElement) => void } = {
  visible(island) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void hydrate(island);
      },
      { rootMargin: '200px' },
    );
    observer.observe(island);
  },
  intent(island) {
    hydrateOnIntent(island, island);
    holdSubmit(island);
    // Reached or opened before this script had loaded.
    if (island.matches(':hover, :focus-within, :has([open])')) void hydrate(island);
  },
  opening(island) {
    // Without modal dialogs, the openers stay links.
    if (!island.querySelector('dialog')?.showModal) return;
    strategies.intent(island);
    for (const opener of openersOf(island)) hydrateOnIntent(opener, island);
    markOpeners(island, true);
  },
};

/** Returns the links that open the dialog of an island. */
function openersOf(island: HTMLElement): NodeListOf<HTMLElement> {
  return document.querySelectorAll(`[data-opens=${island.dataset['island']}]`);
}

/** Gives these links the role of a button, or of a link again. */
function markOpeners(island: HTMLElement, isButton: boolean): void {
  for (const opener of openersOf(island)) {
    opener.role = isButton ? 'button' : null;
    opener.ariaHasPopup = isButton ? 'dialog' : null;
  }
}

function hydrateOnIntent(element: HTMLElement, island: HTMLElement): void {
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, () => hydrate(island));
}

/** Fetches the code and props of an island and mounts it, once. A failure is shown in the island; the next call tries again. */
function hydrate(island: HTMLElement): Promise<IslandModule | undefined> {
  const known = hydrations.get(island);
  if (known) return known;
  island.querySelector('.island-failure')?.remove();
  // Prefetching, in another chunk, skips such islands.
  island.dataset['hydrating'] = '';
  const hydrating = withRetry(async () => (await loadLazyChunk()).loadIsland(island))
    .then(([module, data]) => {
      delete island.dataset['failed'];
      markOpeners(island, true);
      const { props, markup } = JSON.parse(data);
      module.mount(island, props, markup);
      island.dataset['hydrated'] = '';
      return module;
    })
    .catch((error: Error) => {
      hydrations.delete(island);
      delete island.dataset['hydrating'];
      giveUp(island);
      // check-excuse typed-text: a fixed wording, the same in both languages
      const textContent = `Unexpected Application Error! ${error.message.replace(address, '')}`;
      island.append(Object.assign(document.createElement('p'), { className: 'island-failure', role: 'alert', textContent }));
      console.error(error);
      return undefined;
    });
  hydrations.set(island, hydrating);
  return hydrating;
}

/** Hydrates an island for a visitor who has submitted its form: after `tapPatienceMs` the island is given up. */
async function hydrateInTime(island: HTMLElement): Promise<void> {
  const module = await Promise.race([hydrate(island), new Promise<undefined>((resolve) => setTimeout(resolve, tapPatienceMs))]);
  if (!module) giveUp(island);
}

/** Marks an island as working as plain HTML, until its code arrives. The openers of its dialog are links again. */
function giveUp(island: HTMLElement): void {
  island.dataset['failed'] = '';
  markOpeners(island, false);
}

function isGivenUp(island: HTMLElement): boolean {
  return island.dataset['failed'] !== undefined;
}

/**
 * Holds back the submit of a form until its island is hydrated, because the island shows mistakes. When hydration fails, the form is
 * submitted as plain HTML once the browser is online: the browser's own error page would replace the typed text.
 */
function holdSubmit(island: HTMLElement): void {
  let isHeld = false;
  // The browser reports mistakes of a form in its own bubble, and fires `invalid` instead of `submit`.
  for (const type of ['submit', 'invalid'])
    island.addEventListener(
      type,
      async (event) => {
        // A form that was given up stays plain, also after a return from the answer page.
        if (island.dataset['hydrated'] !== undefined || (isGivenUp(island) && navigator.onLine)) return;
        event.preventDefault();
        if (isHeld) return;
        isHeld = true;
        await hydrateInTime(island);
        while (isGivenUp(island) && !navigator.onLine) {
          await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
          await hydrateInTime(island);
        }
        isHeld = false;
        island.querySelector('form')?.requestSubmit();
      },
      true,
    );
}
