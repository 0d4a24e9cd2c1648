/**
 * `import files from './module.ts?files'`: returns the addresses of a module's chunk and of its imported chunks, except chunks that the
 * importer has loaded. Does not run the module: `renderer/islands/runtime/load.ts` fetches the files, with retries, and imports the first.
 */
import { relative, sep } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const query = '?files';
/** `import.meta.glob` appends the language. */
const withQuery = /^(.*)\?files(?:&lang\.\w+)?$/;
const marker = /"files of ([^"]+)"/g;

export function chunkFiles(): Plugin {
  let isBuild = false;
  let root = '';
  const importerOf = new Map<string, string>();
  return {
    name: 'chunk-files',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
    },
    async resolveId(source, importer, options) {
      const [, path] = withQuery.exec(source) ?? [];
      const module = path && importer && (await this.resolve(path, importer, options));
      if (!module) return;
      importerOf.set(module.id, importer);
      return module.id + query;
    },
    load(id, { ssr } = {}) {
      const [, module] = withQuery.exec(id) ?? [];
      if (!module) return;
      if (ssr) return 'export default []';
      if (!isBuild) return `export default ${JSON.stringify([`/${relative(root, module).replaceAll(sep, '/')}`])}`;
      // The chunk does not repeat the modules of its importer.
      const implicitlyLoadedAfterOneOf = [importerOf.get(module) ?? ''];
      const chunk = this.emitFile({ type: 'chunk', id: module, preserveSignature: 'allow-extension', implicitlyLoadedAfterOneOf });
      return `export default "files of ${chunk}"`;
    },
    renderChunk(code, importer, _, { chunks }) {
      if (!code.includes('"files of ')) return;
      const loaded = new Set(withImports(chunks, importer.fileName));
      return code.replace(marker, (_, reference: string) => {
        const files = withImports(chunks, this.getFileName(reference)).filter((file) => !loaded.has(file));
        return JSON.stringify(files.map((file) => `/${file}`));
      });
    },
  };
}

/** Returns a chunk and all its direct and indirect imports. */
function withImports(chunks: Readonly<Record<string, Rollup.RenderedChunk>>, file: string, found: string[] = []): readonly string[] {
  if (found.includes(file)) return found;
  found.push(file);
  for (const imported of chunks[file]?.imports ?? []) withImports(chunks, imported, found);
  return found;
}
