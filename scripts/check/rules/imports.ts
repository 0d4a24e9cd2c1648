/** Data flows one way: each room imports only from the rooms the house plan allows. */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Project } from 'ts-morph';
import type { Problem } from '../../lib/problem.ts';

/** Rooms, and the rooms they may import from beside themselves. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  schema: [],
  generated: ['schema'],
  scripts: ['schema', 'generated'],
  renderer: ['schema', 'generated'],
  pages: ['renderer', 'generated'],
  supabase: [],
};

export function importsRule(root = '.'): Problem[] {
  const project = new Project({ skipAddingFilesFromTsConfig: true, skipFileDependencyResolution: true });
  // All before the first is asked: each addition has the compiler start over.
  const sources = Object.keys(mayImport).flatMap((room) =>
    sourcesIn(join(root, room)).map((path) => ({ file: relative(root, path), source: project.addSourceFileAtPath(path) })),
  );
  return sources.flatMap(({ file, source }) =>
    source.getImportStringLiterals().flatMap((specifier) => {
      const complaint = complain(file, specifier.getLiteralText());
      return complaint ? [{ rule: 'imports', where: `${file}:${specifier.getStartLineNumber()}`, ...complaint }] : [];
    }),
  );
}

function complain(file: string, specifier: string): Omit<Problem, 'rule' | 'where'> | undefined {
  const target = specifier.startsWith('#') ? specifier.slice(1) : specifier.startsWith('.') ? join(dirname(file), specifier) : undefined;
  const [room = ''] = file.split('/');
  const targetRoom = target?.split('/')[0] ?? room;
  if (targetRoom !== room && !mayImport[room]?.includes(targetRoom)) {
    const allowed = mayImport[room]?.join(' and ') || 'nothing but itself';
    return {
      found: `an import of ${specifier}`,
      expected: `${room}/ imports from ${allowed}`,
      wayOut: 'move what is needed to a room that may be imported',
    };
  }
  if (room === 'pages' && target?.startsWith('pages/') && target.split('/')[1] !== file.split('/')[1]) {
    return {
      found: `an import of another page, ${specifier}`,
      expected: 'a page that imports no other page',
      wayOut: 'move what both need to renderer/',
    };
  }
  return undefined;
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
