/** `npm run new -- island <name>`: a component for server and browser, and its chunk, found by its name. */
import { pascal } from '../model/typescript.ts';
import { checkEntryId, refuse } from './names.ts';
import type { Thing } from './plan.ts';

export const island: Thing = {
  options: [],
  plan({ sources, id, where }) {
    checkEntryId(id, where);
    const folder = `renderer/islands/${id}`;
    if (sources.has(folder)) refuse(where, `${folder}, which is there already`, 'a name that no island has', 'choose another name');
    const name = pascal(id);
    return {
      changes: { [`${folder}/${id}.tsx`]: componentOf(id, name), [`${folder}/${id}.island.tsx`]: chunkOf(id, name) },
      next: [
        `Show it where it belongs: <Island name="${id}" of={${name}} hydrate="visible" props={{ label: … }} />, from renderer/islands/runtime/island.tsx.`,
      ],
    };
  },
};

const componentOf = (
  id: string,
  name: string,
) => `/** The island "${id}": drawn by the server, alive in the browser. What it says comes as props. */

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

export function mount(element: HTMLElement, props: ${name}Props): void {
  hydrateIsland(element, <${name} {...props} />);
}
`;
