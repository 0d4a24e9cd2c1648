/** Which file imports which. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { ts } from 'ts-morph';

export interface Import {
  /** The file it stands in, as a path from the project folder. */
  readonly file: string;
  readonly line: number;
  /** As written: `../site.ts`, `#schema/site.ts`, `zod`. */
  readonly specifier: string;
  /** The file it names, as a path from the project folder; undefined for a package. */
  readonly target: string | undefined;
}

/**
 * Every import of some files, in every way of writing one: `import`, `import type`, `export … from`, `import()`, and the
 * type `import('…')`. The compiler's scanner finds them without a program, which takes seconds to make.
 */
export function readImports(root: string, files: readonly string[]): Import[] {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
      file,
      line: text.slice(0, pos).split('\n').length,
      specifier: fileName,
      target: targetOf(file, fileName),
    }));
  });
}

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1));
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}
