/**
 * The props of islands as files of the built site. In a page they would weigh on every visitor, and say again what it says
 * already; most belong to islands that few ever wake, and those of the contact form are the same on every page.
 */
import { memoizePerText } from '../lib/maps.ts';
import { writeHashed } from './hashed-file.ts';

/** The props of an island as it is rendered: within their own address (`renderer/islands/runtime/island.tsx`). */
const rendered = /( data-island="([\w-]+)" data-hydrate="\w+" data-props=")data:application\/json,([^"]*)/g;

/**
 * A function that writes the props of a page to the site in `folder`, each text once, and names their files in its place. `named`:
 * what else is made of a page as it was rendered, and so of what its islands render again.
 */
export function propsFiles(folder: string, named: (text: string) => string): (html: string) => string {
  const addressOf = memoizePerText((island: string, data: string) =>
    writeHashed(folder, `/props/${island}.json`, named(decodeURIComponent(data))),
  );
  return (html) => html.replace(rendered, (_, before: string, island: string, data: string) => before + addressOf(island, data));
}
