/** Data flows one way: each folder of the project imports only from those that the map of the house allows. */
import type { Placeless } from '../../lib/problem.ts';
import type { Located } from '../rule.ts';
import type { Import } from './read-imports.ts';

/** Folders, and the folders they may import from beside themselves. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  generated: ['schema'],
  scripts: ['schema', 'generated'],
  renderer: ['schema', 'generated'],
  pages: ['renderer', 'generated'],
  supabase: [],
  tests: ['schema', 'generated', 'scripts', 'renderer', 'pages', 'supabase'],
};

/** The imports that the table does not allow, and those of one page by another. */
export function layerProblems(imports: readonly Import[]): Located[] {
  return imports.flatMap((found) => {
    const problem = problemOf(found);
    return problem ? [{ where: found.file, line: found.line, column: found.column, ...problem }] : [];
  });
}

function problemOf({ file, specifier, target }: Import): Placeless | undefined {
  const [layer = '', page] = file.split('/');
  const [targetLayer = layer, targetPage] = target?.split('/') ?? [];
  if (targetLayer !== layer && !mayImport[layer]?.includes(targetLayer)) {
    const allowed = mayImport[layer]?.join(' and ') || 'nothing but itself';
    return {
      found: `an import of ${specifier}`,
      expected: `${layer}/ imports from ${allowed}`,
      wayOut: 'move what is needed to a folder that may be imported',
    };
  }
  if (layer === 'pages' && targetLayer === 'pages' && target !== undefined && targetPage !== page) {
    return {
      found: `an import of another page, ${specifier}`,
      expected: 'a page that imports no other page',
      wayOut: 'move what both need to renderer/',
    };
  }
  return undefined;
}
