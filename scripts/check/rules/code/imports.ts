/**
 * Imports follow the table of layers, and form no cycles. Biome's `noRestrictedImports` has no pattern for "another page" and ignores the
 * type `import('…')`; dependency-cruiser does not run on Node 20.
 */
import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { groupBy } from '../../../lib/group-by.ts';
import { placesIn } from '../../../lib/lines.ts';
import { memoizePerObject } from '../../../lib/memoize.ts';
import type { Placeless } from '../../../model/problem.ts';
import type { Source } from '../../inputs/sources.ts';
import type { CodeRule, Located } from '../../rule.ts';

/** Folders, and the folders that each may import from beside itself. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  generated: ['schema'],
  scripts: ['schema', 'generated'],
  renderer: ['schema', 'generated'],
  pages: ['renderer', 'generated'],
  supabase: [],
  tests: ['schema', 'generated', 'scripts', 'renderer', 'pages', 'supabase'],
};

export const imports: CodeRule = {
  name: 'imports',
  looksAt: 'code',
  explain: `An import against the direction of the layers, from one page to another, or in a cycle of files. The table of layers in the README keeps
each layer readable without those above it.

  schema/language/link.ts: import … from '#renderer/page.tsx'
    found:    an import of #renderer/page.tsx
    expected: imports of schema/ only
    way out:  Move the shared code, often a type, to schema/.`,
  check({ sources }) {
    const found = sources.filter(({ file }) => /\.m?[jt]sx?$/.test(file)).flatMap(importsIn);
    const layers = found.flatMap((each) => {
      const problem = layerProblem(each);
      return problem ? [{ where: each.file, line: each.line, column: each.column, ...problem }] : [];
    });
    return [...layers, ...cycles(found)];
  },
};

interface Import {
  /** The importing file, as a path from the project folder. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** As written: `../site.ts`, `#schema/site/locales.ts`, `zod`. */
  readonly specifier: string;
  /** The imported file, as a path from the project folder; undefined for a package. */
  readonly target: string | undefined;
}

/** Returns the imports of a file in every form, `import type` and the type `import('…')` included. The scanner needs no program. */
const importsIn = memoizePerObject(({ file, text }: Source): readonly Import[] => {
  const placeOf = placesIn(text);
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: specifier, pos }) => {
    const isOwn = specifier.startsWith('#') || specifier.startsWith('.');
    const path = specifier.startsWith('#') ? posix.normalize(specifier.slice(1)) : posix.join(posix.dirname(file), specifier);
    return { file, ...placeOf(pos), specifier, target: isOwn ? path : undefined };
  });
});

function layerProblem({ file, specifier, target }: Import): Placeless | undefined {
  const [layer = '', page] = file.split('/');
  const [targetLayer = layer, targetPage] = target?.split('/') ?? [];
  if (targetLayer !== layer && !mayImport[layer]?.includes(targetLayer)) {
    const expected = `${layer}/ imports from ${mayImport[layer]?.join(' and ') || 'nothing but itself'}`;
    return { found: `an import of ${specifier}`, expected, wayOut: 'Move the shared code to a folder that may be imported.' };
  }
  if (layer !== 'pages' || targetLayer !== 'pages' || target === undefined || targetPage === page) return undefined;
  return {
    found: `an import of another page, ${specifier}`,
    expected: 'a page that imports no other page',
    wayOut: 'Move the shared code to renderer/.',
  };
}

/** Returns a problem for each import that closes a cycle of files, types included. */
function cycles(imports: readonly Import[]): Located[] {
  const byFile = groupBy(imports, ({ file }) => file);
  const problems: Located[] = [];
  const visited = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    visited.add(file);
    for (const { target, line, column } of byFile.get(file) ?? []) {
      if (target === undefined || target === file) continue;
      const start = trail.indexOf(target);
      if (start >= 0) {
        problems.push({
          where: file,
          line,
          column,
          found: `a cycle, ${[...trail.slice(start), target].join(' > ')}`,
          expected: 'imports in one direction',
          wayOut: 'Move the shared code, often a type, to a file that imports neither.',
        });
      } else if (!visited.has(target)) visit(target, [...trail, target]);
    }
  };
  for (const file of byFile.keys()) if (!visited.has(file)) visit(file, [file]);
  return problems;
}
