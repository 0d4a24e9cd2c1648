/** The files that people write, as the rules on source text read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../lib/paths.ts';

/** A file that people write. */
export interface Source {
  /** Path from the project folder. */
  readonly file: string;
  /** Read when it is asked for, and kept. */
  readonly text: string;
}

/** All of them, in the order of folders and paths. */
export interface Code {
  readonly sources: readonly Source[];
}

const folders = ['schema', 'generated', 'scripts', 'renderer', 'pages', 'supabase', 'tests'];
const extensions = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.sql'];

/** Projects for codegen's tests, and fixtures of rules, with the mistakes that these are about. */
const notOurs = /^tests\/(?:codegen\/(?:base|cases)|check\/[^/]+)\//;

/** The sources of a project, what codegen makes of them included. */
export function readCode(root: string): Code {
  const files = folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => extensions.some((extension) => file.endsWith(extension)) && !notOurs.test(file));
  return { sources: files.map((file) => sourceAt(root, file)) };
}

function sourceAt(root: string, file: string): Source {
  let text: string | undefined;
  return {
    file,
    get text() {
      text ??= readFileSync(join(root, file), 'utf8');
      return text;
    },
  };
}
