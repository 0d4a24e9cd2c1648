/** Data flows one way: each folder of the project imports only from those that the map of the house allows. */
import type { Placeless, Problem } from '../../lib/problem.ts';
import type { Import } from './read-imports.ts';

/** Folders, and the folders they may import from beside themselves. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  generated: ['schema'],
  scripts: ['schema', 'generated'],
  renderer: ['schema', 'generated'],
  pages: ['renderer', 'generated'],
  supabase: [],
  tests: ['schema', 'generated', 'scripts', 'renderer', 'pages', 'supabase'],
};

/** The imports that the table does not allow, and those of one page by another. */
export function roomProblems(imports: readonly Import[]): Problem[] {
  return imports.flatMap((found) => {
    const problem = problemOf(found);
    return problem ? [{ rule: 'imports', where: `${found.file}:${found.line}`, ...problem }] : [];
  });
}

function problemOf({ file, specifier, target }: Import): Placeless | undefined {
  const [room = '', page] = file.split('/');
  const [targetRoom = room, targetPage] = target?.split('/') ?? [];
  if (targetRoom !== room && !mayImport[room]?.includes(targetRoom)) {
    const allowed = mayImport[room]?.join(' and ') || 'nothing but itself';
    return {
      found: `an import of ${specifier}`,
      expected: `${room}/ imports from ${allowed}`,
      wayOut: 'move what is needed to a room that may be imported',
    };
  }
  if (room === 'pages' && targetRoom === 'pages' && target !== undefined && targetPage !== page) {
    return {
      found: `an import of another page, ${specifier}`,
      expected: 'a page that imports no other page',
      wayOut: 'move what both need to renderer/',
    };
  }
  return undefined;
}
