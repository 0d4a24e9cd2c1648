/** The scripts of the built site and what they import, as Vite's manifest says. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command.ts';

/** What the manifest says of a module that has a chunk: its file in the site, and the modules whose chunks it imports statically. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** Style sheets that it asks for, and other files. */
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** By module, from the project folder: `renderer/islands/carousel/carousel.island.tsx`; chunks that several share have names of their own. */
type Manifest = Readonly<Record<string, Chunk>>;

/** A script and all that it imports statically, directly or through another; addresses from the root of the site, its own first. */
export function importsOf(folder: string, address: string): readonly string[] {
  const manifest = readManifest(folder);
  const chunks = withImports(
    manifest,
    Object.values(manifest).find(({ file }) => `/${file}` === address),
  );
  if (chunks.length === 0) throw new UsageError(`${address} is a script that the bundler does not know. Run npm run build.`);
  return chunks.map(({ file }) => `/${file}`);
}

/** The address of the chunk of a module whose path ends so; undefined when there is none. */
export function chunkOf(folder: string, ending: string): string | undefined {
  const [, chunk] = Object.entries(readManifest(folder)).find(([module]) => module.endsWith(ending)) ?? [];
  return chunk && `/${chunk.file}`;
}

/** Addresses of the files, style sheets first, that a module of the server names, directly or through another. */
export function filesNamedBy(folder: string, module: string): readonly string[] {
  const manifest = readManifest(folder);
  // The bundler of the browser knows a module of the server by the files that it names, under this name.
  const chunks = withImports(manifest, manifest[`${module}?extractAssets&lang.tsx`]);
  const files = [...chunks.flatMap(({ css = [] }) => css), ...chunks.flatMap(({ assets = [] }) => assets)];
  return [...new Set(files.map((file) => `/${file}`))];
}

/** A chunk and all that it imports, each once. */
function withImports(manifest: Manifest, chunk: Chunk | undefined): readonly Chunk[] {
  const found: Chunk[] = [];
  const follow = (next: Chunk | undefined) => {
    if (!next || found.includes(next)) return;
    found.push(next);
    for (const module of next.imports ?? []) follow(manifest[module]);
  };
  follow(chunk);
  return found;
}

/** vite-plugin-ssr puts it beside the site. Throws a {@link UsageError} when it is not there. */
function readManifest(folder: string): Manifest {
  return JSON.parse(readBuilt(join(folder, '..'), 'assets.json')) as Manifest;
}

/** The text of a built file. Throws a {@link UsageError} when it is not there. */
function readBuilt(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new UsageError(`${path} is not there, and belongs to the built site. Run npm run build.`);
  return readFileSync(path, 'utf8');
}
