/** The code that may name something, with our own types (`../sources.ts`): what the compiler knows is what is renamed, and nothing that only looks alike. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from 'ts-morph';
import { filesBelow } from '../../lib/paths.ts';
import type { Sources } from '../sources.ts';

const folders = ['schema', 'pages', 'renderer', 'scripts', 'tests'];
/** Projects of their own, with the mistakes that codegen's tests are about. */
const foreign = /^tests\/codegen\/(?:base|cases)\//;

/** The files in which a word stands; `generated/` is in the program, for the types, and not among them. */
export function filesNaming(sources: Sources, word: string): SourceFile[] {
  const below = (folder: string) => filesBelow(join(sources.root, folder)).map((path) => `${folder}/${path}`);
  for (const path of below('generated').filter((path) => path.endsWith('.ts'))) sources.file(path);
  const isWord = new RegExp(`(?<![\\w-])${word}(?![\\w-])`);
  return folders
    .flatMap(below)
    .filter((path) => /\.tsx?$/.test(path) && !foreign.test(path) && isWord.test(readFileSync(join(sources.root, path), 'utf8')))
    .map((path) => sources.file(path));
}
