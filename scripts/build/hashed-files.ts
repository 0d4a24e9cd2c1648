/** Writes files with a content hash in their names, which browsers cache for a year. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node:path/posix';
import { memoizePerText } from '../lib/maps.ts';

/** Writes a text to the site in `folder`. Returns the address of the file, `/assets/drawings/door.<hash>.svg` for `/drawings/door.svg`. */
export function writeHashed(folder: string, name: string, text: string): string {
  const { dir, name: stem, ext } = parse(name);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets${dir}/${stem}.${hash}${ext}`;
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return address;
}

/** Matches a rendered island with its props in a `data:` URL (`renderer/islands/runtime/island.tsx`). */
const rendered = /( data-island="([\w-]+)" data-hydrate="\w+" data-props=")data:application\/json,([^"]*)/g;

/**
 * Returns a function that writes the props of a page's islands to files in `folder` and puts their addresses into the page. Inline props
 * would repeat texts of the page for all visitors, of whom few hydrate an island. `withDrawings` puts the addresses of drawings into props.
 */
export function propsFiles(folder: string, withDrawings: (text: string) => string): (html: string) => string {
  const addressOf = memoizePerText((island: string, data: string) =>
    writeHashed(folder, `/props/${island}.json`, withDrawings(decodeURIComponent(data))),
  );
  return (html) => html.replace(rendered, (_, before: string, island: string, data: string) => before + addressOf(island, data));
}
