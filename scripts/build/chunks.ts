/** Reads the scripts of the built site and their imports from Vite's manifest. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../lib/command.ts';

interface Chunk {
  /** Path in the site. */
  readonly file: string;
  /** Modules whose chunks are imported statically. */
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Chunks by module, from the project folder: `renderer/islands/carousel/carousel.island.tsx`. Shared chunks have other names. */
type Manifest = Readonly<Record<string, Chunk>>;

/** Returns the addresses of a script and of its direct and indirect static imports, the script first. */
export function importsOf(folder: string, address: string): readonly string[] {
  const manifest = readManifest(folder);
  const chunks = withImports(
    manifest,
    Object.values(manifest).find(({ file }) => `/${file}` === address),
  );
  if (chunks.length === 0) throw new UsageError(`${address} is not in the manifest of the bundler. Run npm run build.`);
  return chunks.map(({ file }) => `/${file}`);
}

/** Returns the address of the chunk of the module whose path ends with `ending`. */
export function chunkOf(folder: string, ending: string): string | undefined {
  const [, chunk] = Object.entries(readManifest(folder)).find(([module]) => module.endsWith(ending)) ?? [];
  return chunk && `/${chunk.file}`;
}

/** Returns the addresses of the style sheets and other files that a server module imports, directly or indirectly. */
export function filesNamedBy(folder: string, module: string): readonly string[] {
  const manifest = readManifest(folder);
  // vite-plugin-ssr adds the files of a server module to the browser's manifest under this name.
  const chunks = withImports(manifest, manifest[`${module}?extractAssets&lang.tsx`]);
  const files = [...chunks.flatMap(({ css = [] }) => css), ...chunks.flatMap(({ assets = [] }) => assets)];
  return [...new Set(files.map((file) => `/${file}`))];
}

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

/** Reads the manifest that vite-plugin-ssr writes beside the site. Throws a {@link UsageError} if there is none. */
function readManifest(folder: string): Manifest {
  const path = join(folder, '../assets.json');
  if (!existsSync(path)) throw new UsageError(`${path} not found. Run npm run build.`);
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}
