/** Hashes of the sources of the built site, written by the build, to detect a stale site. */
import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from './lines.ts';
import { filesBelow, readIfExists } from './paths.ts';

/** Content hashes of the sources, by path from the project folder. */
export type SourceHashes = Readonly<Record<string, string>>;

/** The file of source hashes, beside the folder of the site. */
export const sourceHashesFile = 'source-hashes.txt';

const folders = ['schema', 'generated', 'renderer', 'pages', 'scripts/build'];
const files = ['vite.config.ts', 'package-lock.json'];

/** Files of codegen, translators and editors that no page is built from. */
const ignored = /^generated\/(?:published\.txt|messages\/[^/]+\/_|messages\/_schema\/)|\.tmp$|(?:^|\/)\.|~$/;

/** Returns the hashes of the current sources below `root`. */
export function hashSources(root: string): SourceHashes {
  const paths = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  return Object.fromEntries(
    [...paths, ...files].flatMap((path) => {
      const text = ignored.test(path) ? undefined : readIfExists(join(root, path));
      return text === undefined ? [] : [[path, createHash('sha256').update(text).digest('hex').slice(0, 16)]];
    }),
  );
}

/** Writes the source hashes of a site. `site`: its folder, from `root`. */
export function writeSourceHashes(root: string, site: string, hashes: SourceHashes): void {
  writeFileSync(
    join(root, dirname(site), sourceHashesFile),
    Object.entries(hashes)
      .map((entry) => entry.join(' '))
      .join('\n'),
  );
}

/** Returns the sources that have changed since a site was built, the last saved first; undefined if its build wrote no hashes. */
export function findChangedSources(root: string, site: string): readonly string[] | undefined {
  const written = readIfExists(join(root, dirname(site), sourceHashesFile));
  if (written === undefined) return undefined;
  const before: SourceHashes = Object.fromEntries(linesOf(written).map((line) => line.split(/ (?=\S*$)/)));
  const now = hashSources(root);
  const changed = Object.keys({ ...before, ...now }).filter((path) => before[path] !== now[path]);
  const savedAt = new Map(changed.map((path) => [path, statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  return changed.sort((a, b) => (savedAt.get(b) ?? 0) - (savedAt.get(a) ?? 0));
}
