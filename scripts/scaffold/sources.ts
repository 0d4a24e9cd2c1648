/** The sources of a project, read and edited by ts-morph in memory: nothing is written until {@link apply} is given the changes. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Project, type SourceFile, ts } from 'ts-morph';
import { wayTo } from '../lib/paths.ts';
import { ProblemsError } from '../lib/problem.ts';
import { checkSyntax } from './syntax.ts';

/** Texts by path from the project folder; undefined for a file that goes. */
export type Changes = Readonly<Record<string, string | undefined>>;

export interface Sources {
  readonly root: string;
  readonly project: Project;
  /** A file of the project, by its path. Throws a {@link ProblemsError} when there is none, or no TypeScript in it. */
  readonly file: (path: string) => SourceFile;
  /** Whether a file or folder is there. */
  readonly has: (path: string) => boolean;
  /** The path of a source file from the project folder. */
  readonly pathOf: (file: SourceFile) => string;
  /** The texts of the files edited so far. Those of `generated/` are codegen's to write. */
  readonly edited: () => Changes;
}

/** Modules whose types are read: our own, and those that content and components are made with. Those of others have words that only look like ours, and take as long as all the rest. */
const tellsOfIds = /^(?:[.#]|zod$|react(?:$|\/))/;

export function openSources(root: string): Sources {
  const project = new Project({
    compilerOptions: {
      jsx: 4,
      lib: ['lib.es2023.d.ts'],
      types: [],
      module: 99,
      moduleResolution: 100,
      target: 99,
      strict: true,
      allowImportingTsExtensions: true,
      noEmit: true,
    },
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    resolutionHost: (host, options) => ({
      resolveModuleNames: (names, from) =>
        names.map((name) =>
          tellsOfIds.test(name) || from.includes('/node_modules/')
            ? ts.resolveModuleName(name, from, options(), host).resolvedModule
            : undefined,
        ),
    }),
  });
  /** The files whose syntax was looked at, as they stand on disk: their edits are ours. */
  const read = new Set<string>();
  const pathOf = (file: SourceFile) => wayTo(file.getFilePath(), root);
  const has = (path: string) => existsSync(join(root, path));
  return {
    root,
    project,
    has,
    pathOf,
    file(path) {
      if (!has(path)) {
        const wayOut = `restore ${path}, or run from the project folder`;
        throw new ProblemsError([{ where: path, found: 'no such file', expected: 'a file of the project', wayOut }]);
      }
      const file = project.addSourceFileAtPath(join(root, path));
      if (!read.has(path) && !path.startsWith('generated/')) checkSyntax(file, path);
      read.add(path);
      return file;
    },
    edited: () =>
      Object.fromEntries(
        project
          .getSourceFiles()
          .filter((file) => !file.isSaved() && !pathOf(file).startsWith('generated/'))
          .map((file) => [pathOf(file), file.getFullText()]),
      ),
  };
}
