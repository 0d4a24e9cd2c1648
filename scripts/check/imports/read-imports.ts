/** Which file imports which. */

import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { placesIn } from '../../lib/lines.ts';
import { memoizePerObject } from '../../lib/memoize.ts';
import type { Source } from '../sources.ts';

export interface Import {
  /** The file it stands in, as a path from the project folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As written: `../site.ts`, `#schema/site.ts`, `zod`. */
  readonly specifier: string;
  /** The file it names, as a path from the project folder; undefined for a package. */
  readonly target: string | undefined;
}

/**
 * Every import of some files, in every way of writing one: `import`, `import type`, `export … from`, `import()`, and the
 * type `import('…')`. The compiler's scanner finds them without a program, which takes seconds to make.
 */
export function readImports(sources: readonly Source[]): Import[] {
  return sources.filter(({ file }) => /\.m?[jt]sx?$/.test(file)).flatMap((source) => importsIn(source));
}

const importsIn = memoizePerObject(({ file, text }: Source): readonly Import[] => {
  const placeOf = placesIn(text);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    file,
    ...placeOf(pos),
    specifier: fileName,
    target: targetOf(file, fileName),
  }));
});

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return posix.normalize(specifier.slice(1));
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}
