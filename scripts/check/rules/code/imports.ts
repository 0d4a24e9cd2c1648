/**
 * Imports follow the table of layers, and form no cycles. Biome's `noRestrictedImports` has no pattern for "another page" and ignores the
 * type `import('…')`; dependency-cruiser does not run on Node 20.
 */
import { posix } from 'node:path';
import { ts } from 'ts-morph';
import { placesIn } from '../../../lib/lines.ts';
import { groupBy, memoizePerObject } from '../../../lib/maps.ts';
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

/**
 * The rooms of `scripts/`, and what each may import beside itself: other rooms whole, or single files of them. No row leads back to a room
 * above, so rooms form no cycle; `scripts/README.md` gives the reason of each single file.
 */
const roomsMayImport: Readonly<Record<string, readonly string[]>> = {
  lib: [],
  model: ['lib'],
  codegen: ['lib', 'model'],
  backend: ['lib', 'model'],
  check: ['lib', 'model', 'codegen/generate.ts', 'codegen/changes.ts'],
  new: ['lib', 'model', 'codegen/run.ts'],
  translate: ['lib', 'model', 'codegen/run.ts', 'check/project.ts', 'check/text-findings.ts'],
  build: ['lib', 'model', 'codegen/run.ts', 'codegen/generate.ts', 'check'],
  start: ['lib', 'model', 'backend/stack.ts'],
  desk: ['lib', 'model', 'check', 'translate', 'codegen/run.ts'],
  dev: ['lib', 'model', 'backend/stack.ts', 'codegen/run.ts', 'check', 'desk'],
  bench: ['lib', 'model', 'start/site-server.ts'],
  test: ['lib', 'model'],
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
  if (layer === 'scripts' && target !== undefined && targetLayer === layer) return roomProblem(file, specifier, target);
  if (layer !== 'pages' || targetLayer !== 'pages' || target === undefined || targetPage === page) return undefined;
  return {
    found: `an import of another page, ${specifier}`,
    expected: 'a page that imports no other page',
    wayOut: 'Move the shared code to renderer/.',
  };
}

/** Returns the problem of an import from another room of `scripts/`. A file at the top of `scripts/` is a command of its own. */
function roomProblem(file: string, specifier: string, target: string): Placeless | undefined {
  const [, room = '', ...below] = file.split('/');
  const [, targetRoom = '', ...path] = target.split('/');
  const allowed = roomsMayImport[room];
  if (below.length === 0 || targetRoom === room) return undefined;
  if (allowed?.includes(targetRoom) || allowed?.includes([targetRoom, ...path].join('/'))) return undefined;
  return {
    found: `an import from another room, ${specifier}`,
    expected: `scripts/${room}/ imports from ${allowed?.join(', ') || 'no other room'}`,
    wayOut: 'Move the shared part to scripts/model/ or scripts/lib/, or run the other command in a child process.',
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
