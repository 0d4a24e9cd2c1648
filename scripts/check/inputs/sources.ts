/** Source files, as the rules about code read them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../lib/paths.ts';

export interface Source {
  /** Path from the project folder. */
  readonly file: string;
  /** Read on first access. */
  readonly text: string;
}

export interface Code {
  readonly sources: readonly Source[];
}

const folders = ['schema', 'generated', 'scripts', 'renderer', 'pages', 'supabase', 'tests'];
const extensions = ['.ts', '.tsx', '.mts', '.mjs', '.css', '.sql'];

/** Matches test projects and fixtures, which contain mistakes on purpose. */
const notOurs = /^tests\/(?:codegen\/(?:base|cases)|check\/[^/]+)\//;

/** Returns the sources of a project, generated ones included. */
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
