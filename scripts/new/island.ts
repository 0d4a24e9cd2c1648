/** `npm run new -- island <name>`: adds a component for server and browser, and its chunk. */
import { pascal } from '../model/typescript.ts';
import { checkEntryId, refuse } from './names.ts';
import type { Scaffold } from './options.ts';

export const island: Scaffold = {
  options: [],
  plan({ sources, id, where }) {
    checkEntryId(id, where);
    const folder = `renderer/islands/${id}`;
    if (sources.has(folder)) refuse(where, `${folder}, which exists`, 'an unused island name', 'choose another name');
    const name = pascal(id);
    return {
      changes: { [`${folder}/${id}.tsx`]: componentOf(id, name), [`${folder}/${id}.island.tsx`]: chunkOf(id, name) },
      next: [
        `Add the island to a page: <Island name="${id}" of={${name}} hydrate="visible" props={{ label: … }} />, from renderer/islands/runtime/island.tsx.`,
      ],
    };
  },
};

const componentOf = (id: string, name: string) => `/** The island "${id}": prerendered, hydrated in the browser. Its texts are props. */

export interface ${name}Props {
  readonly label: string;
}

export function ${name}({ label }: ${name}Props) {
  return <p>{label}</p>;
}
`;

const chunkOf = (id: string, name: string) => `/** Chunk of the island "${id}". */
import { hydrateIsland } from '../runtime/mount.tsx';
import { ${name}, type ${name}Props } from './${id}.tsx';

export function mount(element: HTMLElement, props: ${name}Props, markup: string): void {
  hydrateIsland(element, <${name} {...props} />, markup);
}
`;
