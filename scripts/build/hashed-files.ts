/** Writes files with a content hash in their names, which browsers cache for a year. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'node:path/posix';
import { memoizePerText } from '../lib/maps.ts';

/** Writes a text to the site in `folder`. Returns the address of the file, `/assets/props/form.<hash>.json` for `/props/form.json`. */
function writeHashed(folder: string, name: string, text: string): string {
  const { dir, name: stem, ext } = parse(name);
  return write(folder, `/assets${dir}/${stem}.${hashOf([text])}${ext}`, text);
}

/**
 * Writes texts by name to the site in `folder`. Returns their addresses by name, `/assets/drawings/<hash>/door.svg` for
 * `/drawings/door.svg`. The texts share one hash, so that one rule of `_headers` is enough for all of them.
 */
export function writeHashedFolder(folder: string, texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const hash = hashOf([...texts].sort(([a], [b]) => (a < b ? -1 : 1)).flat());
  return new Map(
    [...texts].map(([name, text]) => {
      const { dir, base } = parse(name);
      return [name, write(folder, `/assets${dir}/${hash}/${base}`, text)];
    }),
  );
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').slice(0, 8);
}

function write(folder: string, address: string, text: string): string {
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
