/** Waking islands: fetching their code when it is wanted, and leaving the page as it was when it cannot be had. */
import type { IslandModule, IslandName } from './islands.ts';
import { registry } from './registry.ts';
import { withRetry } from './retry.ts';

const woken = new WeakMap<HTMLElement, Promise<IslandModule<unknown> | undefined>>();

/** Fetches an island's code and mounts it, once; undefined when that failed, which the island then says. */
export function wake(island: HTMLElement): Promise<IslandModule<unknown> | undefined> {
  const known = woken.get(island);
  if (known) return known;
  const load = registry[island.dataset['island'] as IslandName] as () => Promise<IslandModule<unknown>>;
  const waking = withRetry(load)
    .then((module) => {
      module.mount(island, JSON.parse(island.dataset['props'] as string));
      island.dataset['awake'] = '';
      return module;
    })
    .catch((error: unknown) => {
      showFailure(island, error);
      return undefined;
    });
  woken.set(island, waking);
  return waking;
}

/** Calls back once, when a pointer, a finger or the focus reaches the element. */
export function onIntent(element: HTMLElement, work: () => void): void {
  for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, work, { once: true });
}

function showFailure(island: HTMLElement, error: unknown): void {
  const textContent = `Unexpected Application Error! ${error instanceof Error ? error.message : String(error)}`;
  island.append(Object.assign(document.createElement('p'), { className: 'island-failure', role: 'alert', textContent }));
  console.error(error);
}
