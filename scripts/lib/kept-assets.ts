/**
 * Hashed files of earlier builds. A page that a browser or a cache has kept names files of the build before a deployment. The folder
 * `builds/` beside the site has the files of the last builds, and a manifest with the date and the files of each.
 */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './command.ts';
import { filesBelow, readIfExists } from './paths.ts';

/** Builds whose files are kept, the last one included. */
const keptBuilds = 3;

interface Build {
  readonly builtAt: string;
  /** Paths below `assets/`, with compressed copies. */
  readonly assets: readonly string[];
}

/** Adds the hashed files of earlier builds to the new site in `folder`, and the files of this build to the kept ones. */
export function keepAssets(folder: string): void {
  const assets = filesBelow(join(folder, 'assets'));
  const isOther = (build: Build) => build.assets.join('\n') !== assets.join('\n');
  // A repeated build replaces its predecessor: three builds of one state must not drop the files of the deployed site.
  const builds = [{ builtAt: new Date().toISOString(), assets }, ...readBuilds(folder).filter(isOther)].slice(0, keptBuilds);
  const kept = new Set(builds.flatMap((build) => build.assets));
  const store = join(storeOf(folder), 'assets');
  mkdirSync(store, { recursive: true });
  for (const file of assets) cpSync(join(folder, 'assets', file), join(store, file));
  const manifest = manifestOf(folder);
  writeFileSync(`${manifest}.tmp`, `${JSON.stringify(builds, undefined, 2)}\n`);
  renameSync(`${manifest}.tmp`, manifest);
  for (const file of filesBelow(store)) {
    if (!kept.has(file)) rmSync(join(store, file));
    else if (!existsSync(join(folder, 'assets', file))) cpSync(join(store, file), join(folder, 'assets', file));
  }
}

/** Returns the paths of the files that only earlier builds name, from the folder of the site: `assets/text.Ab12cd34.woff2`. */
export function earlierAssets(folder: string): ReadonlySet<string> {
  const [last, ...earlier] = readBuilds(folder);
  const current = new Set(last?.assets);
  return new Set(earlier.flatMap(({ assets }) => assets.filter((file) => !current.has(file)).map((file) => `assets/${file}`)));
}

/** Throws a {@link UsageError} for a manifest that is no JSON. */
function readBuilds(folder: string): readonly Build[] {
  const manifest = manifestOf(folder);
  try {
    return JSON.parse(readIfExists(manifest) ?? '[]') as readonly Build[];
  } catch {
    throw new UsageError(
      `${manifest} is not valid JSON; the list of the last builds expected. Delete ${storeOf(folder)}, then build again.`,
    );
  }
}

const storeOf = (folder: string) => join(dirname(folder), 'builds');
const manifestOf = (folder: string) => join(storeOf(folder), 'builds.json');
