/** Hydrating islands: fetching their code when it is wanted, and leaving the page as it was when it cannot be had. */
import { tapPatienceMs } from '#schema/constants.ts';
import { hydrations } from './hydrations.ts';
import type { IslandModule } from './islands.ts';
import { fetchLater } from './later-code.ts';
import { withRetry } from './retry.ts';

/** Fetches an island's code and props and mounts it, once; undefined when that failed, which the island then says until it is tried again. */
export function hydrate(island: HTMLElement): Promise<IslandModule | undefined> {
  const known = hydrations.get(island);
  if (known) return known;
  island.querySelector('.island-failure')?.remove();
  const hydrating = withRetry(async () => (await fetchLater()).fetchIsland(island))
    .then(([module, props]) => {
      delete island.dataset['failed'];
      module.mount(island, JSON.parse(props));
      island.dataset['hydrated'] = '';
      return module;
    })
    .catch((error: Error) => {
      hydrations.delete(island);
      showFailure(island, error);
      return undefined;
    });
  hydrations.set(island, hydrating);
  return hydrating;
}

/** The same for a visitor who has pressed something, and is not kept waiting: an island that is not hydrated by then is given up. */
export async function hydrateInTime(island: HTMLElement): Promise<void> {
  const module = await Promise.race([hydrate(island), new Promise<undefined>((resolve) => setTimeout(resolve, tapPatienceMs))]);
  if (!module) giveUp(island);
}

/** Whether the island works as the HTML it was: its code failed or did not come in time. */
export function isGivenUp(island: HTMLElement): boolean {
  return island.dataset['failed'] !== undefined;
}

/** Hydrates an island when a pointer, a finger or the focus reaches the element. */
export function hydrateOnIntent(element: HTMLElement, island: HTMLElement): void {
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, () => hydrate(island));
}

/** Leaves the island as it is, for good or until its code comes after all. */
function giveUp(island: HTMLElement): void {
  island.dataset['failed'] = '';
}

function showFailure(island: HTMLElement, error: Error): void {
  giveUp(island);
  // check-excuse typed-text: the specification has this wording in both languages
  const textContent = `Unexpected Application Error! ${error.message}`;
  island.append(Object.assign(document.createElement('p'), { className: 'island-failure', role: 'alert', textContent }));
  console.error(error);
}
