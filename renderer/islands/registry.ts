/** Where each island's code is: a chunk of its own, fetched when it wakes. */
import type { IslandModule, IslandName, IslandProps } from './islands.ts';

export const registry: { readonly [Name in IslandName]: () => Promise<IslandModule<IslandProps[Name]>> } = {
  carousel: () => import('./carousel/carousel.island.tsx'),
  'contact-form': () => import('./contact/contact-form.island.tsx'),
  'contact-modal': () => import('./contact/contact-modal.island.tsx'),
};
