/** The files of a copy of the project that people and codegen write. */
import { filesBelow } from '../../scripts/lib/paths.ts';
import type { Copy } from '../support/copy.ts';

/** The files that people and codegen write, which a refused command must not change. */
const folders = ['schema', 'generated', 'pages', 'renderer', 'supabase'];

/** The text of every file, by path. */
export function treeOf(copy: Copy): Record<string, string> {
  const paths = folders.flatMap((folder) => filesBelow(`${copy.root}/${folder}`).map((path) => `${folder}/${path}`));
  return Object.fromEntries(paths.map((path) => [path, copy.read(path)]));
}

/** The message files of a copy, with a text for every `null`. */
export function writeAllTexts(copy: Copy): void {
  for (const [path, text] of Object.entries(treeOf(copy)))
    if (/^generated\/messages\/[a-z]+\/\w+\.json$/.test(path)) copy.write(path, text.replaceAll(/: null(,?)$/gm, ': "Texte"$1'));
}
