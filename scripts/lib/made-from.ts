/** What the built site was made from: kept beside it by the build, so that whoever looks at it later knows whether its sources have changed. */
import { createHash } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linesOf } from './lines.ts';
import { filesBelow, readIfThere } from './paths.ts';

/** A hash of the content of each source, by its path from the project folder. */
export type Prints = Readonly<Record<string, string>>;

/** The file that holds them, beside the folder of the site. */
export const printsFile = 'made-from.txt';

const folders = ['schema', 'generated', 'renderer', 'pages', 'scripts/build'];
const files = ['vite.config.ts', 'package-lock.json'];

/** What codegen, translators and editors keep in these folders for themselves: no page is made from it. */
const isApart = /^generated\/(?:published\.txt|messages\/[^/]+\/_|messages\/_schema\/)|\.tmp$|(?:^|\/)\.|~$/;

/** The sources below `root` as they are. */
export function printsOf(root: string): Prints {
  const paths = folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  return Object.fromEntries(
    [...paths, ...files].flatMap((path) => {
      const text = isApart.test(path) ? undefined : readIfThere(join(root, path));
      return text === undefined ? [] : [[path, createHash('sha256').update(text).digest('hex').slice(0, 16)]];
    }),
  );
}

/** Keeps what a site was made from. `site`: its folder, from `root`. */
export function keepPrints(root: string, site: string, prints: Prints): void {
  writeFileSync(
    join(root, dirname(site), printsFile),
    Object.entries(prints)
      .map((print) => print.join(' '))
      .join('\n'),
  );
}

/** The sources below `root` that are no longer what a site was made from, the one saved last first; undefined where its build has not said what that was. */
export function changedSince(root: string, site: string): readonly string[] | undefined {
  const kept = readIfThere(join(root, dirname(site), printsFile));
  if (kept === undefined) return undefined;
  const before: Prints = Object.fromEntries(linesOf(kept).map((line) => line.split(/ (?=\S*$)/)));
  const now = printsOf(root);
  const changed = Object.keys({ ...before, ...now }).filter((path) => before[path] !== now[path]);
  const savedAt = new Map(changed.map((path) => [path, statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0]));
  return changed.sort((a, b) => (savedAt.get(b) ?? 0) - (savedAt.get(a) ?? 0));
}
