/** The scripts of the built site and what they import, as Vite's manifest says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command.ts';

/** What the manifest says of a module that has a chunk: its file in the site, and the modules whose chunks it imports statically. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** By module, from the project folder: `renderer/islands/carousel/carousel.island.tsx`; chunks that several share have names of their own. */
type Manifest = Readonly<Record<string, Chunk>>;

/** A script and all that it imports statically, directly or through another; addresses from the root of the site, its own first. */
export function importsOf(folder: string, address: string): readonly string[] {
  const manifest = readManifest(folder);
  const found: string[] = [];
  const follow = (chunk: Chunk | undefined) => {
    if (!chunk || found.includes(`/${chunk.file}`)) return;
    found.push(`/${chunk.file}`);
    for (const module of chunk.imports ?? []) follow(manifest[module]);
  };
  follow(Object.values(manifest).find(({ file }) => `/${file}` === address));
  if (found.length === 0) throw new UsageError(`${address} is a script that the bundler does not know. Run npm run build.`);
  return found;
}

/** The address of the chunk of a module whose path ends so; undefined when there is none. */
export function chunkOf(folder: string, ending: string): string | undefined {
  const [, chunk] = Object.entries(readManifest(folder)).find(([module]) => module.endsWith(ending)) ?? [];
  return chunk && `/${chunk.file}`;
}

/** vite-plugin-ssr puts it beside the site. Throws a {@link UsageError} when it is not there. */
function readManifest(folder: string): Manifest {
  return JSON.parse(readBuilt(join(folder, '..'), 'assets.json')) as Manifest;
}

/** The text of a built file. Throws a {@link UsageError} when it is not there. */
export function readBuilt(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new UsageError(`${path} is not there, and belongs to the built site. Run npm run build.`);
  return readFileSync(path, 'utf8');
}
