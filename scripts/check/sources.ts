/** The files that people write, as the rules on source text read them. */
import { join } from 'node:path';
import { filesBelow } from '../lib/paths.ts';

/** Projects for codegen's tests, with the mistakes that these are about. */
const notOurs = /^tests\/codegen\/(?:base|cases)\//;

/** Every file in some folders of a project whose name ends in one of the extensions, as paths from `root`. */
export function sourcesIn(root: string, folders: readonly string[], extensions: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => extensions.some((extension) => file.endsWith(extension)) && !notOurs.test(file));
}
