/** Hydrating islands: fetching their code when it is wanted, and leaving the page as it was when it cannot be had. */
import { registry } from 'virtual:islands';
import { tapPatienceMs } from '#schema/constants.ts';
import type { IslandModule, Registry } from './islands.ts';
import { withRetry } from './retry.ts';

const hydrations = new WeakMap<HTMLElement, Promise<IslandModule | undefined>>();

/** Fetches an island's code and mounts it, once; undefined when that failed, which the island then says. */
export function hydrate(island: HTMLElement): Promise<IslandModule | undefined> {
  const known = hydrations.get(island);
  if (known) return known;
  const load = registry[island.dataset['island'] as string] as Registry[string];
  const hydrating = withRetry(load)
    .then((module) => {
      delete island.dataset['failed'];
      module.mount(island, JSON.parse(island.dataset['props'] as string));
      island.dataset['hydrated'] = '';
      return module;
    })
    .catch((error: unknown) => {
      showFailure(island, error);
      return undefined;
    });
  hydrations.set(island, hydrating);
  return hydrating;
}

/** The same for a visitor who has pressed something, and is not kept waiting: an island that is not hydrated by then is given up. */
export async function hydrateInTime(island: HTMLElement): Promise<IslandModule | undefined> {
  const module = await Promise.race([hydrate(island), new Promise<undefined>((resolve) => setTimeout(resolve, tapPatienceMs))]);
  if (!module) giveUp(island);
  return module;
}

/** Whether the island works as the HTML it was: its code failed or did not come in time. */
export function isGivenUp(island: HTMLElement): boolean {
  return island.dataset['failed'] !== undefined;
}

/** Calls back once, when a pointer, a finger or the focus reaches the element. */
export function onIntent(element: HTMLElement, work: () => void): void {
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, work, { once: true });
}

/** Leaves the island as it is, for good or until its code comes after all. */
function giveUp(island: HTMLElement): void {
  island.dataset['failed'] = '';
}

function showFailure(island: HTMLElement, error: unknown): void {
  giveUp(island);
  // check-excuse typed-text: the specification has this wording in both languages
  const textContent = `Unexpected Application Error! ${error instanceof Error ? error.message : String(error)}`;
  island.append(Object.assign(document.createElement('p'), { className: 'island-failure', role: 'alert', textContent }));
  console.error(error);
}
