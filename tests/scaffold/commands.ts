/** The commands of a copy of the project, run for real. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { filesBelow } from '../../scripts/lib/paths.ts';
import type { Copy } from '../support/copy.ts';
import type { Ran } from './runner.ts';

/** What people and codegen write: what must be as it was when a command refuses. */
const folders = ['schema', 'generated', 'pages', 'renderer', 'supabase'];

/** The text of every file, by path. */
export function treeOf(copy: Copy): Record<string, string> {
  const paths = folders.flatMap((folder) => filesBelow(`${copy.root}/${folder}`).map((path) => `${folder}/${path}`));
  return Object.fromEntries(paths.map((path) => [path, copy.read(path)]));
}

/** A process that runs `npm run` with the name of a script, again and again; the schema is loaded once in it. */
export function startCommands({ root }: Pick<Copy, 'root'>) {
  const child = fork('tests/scaffold/runner.ts', [root], { execArgv: ['--import', 'tsx'] });
  return {
    async run(name: string, args: readonly string[]): Promise<Ran> {
      const answer = once(child, 'message') as Promise<[Ran]>;
      child.send({ name, args });
      return (await answer)[0];
    },
    stop: () => void child.kill(),
  };
}

/** The message files of a copy, with a text for every `null`. */
export function writeAllTexts(copy: Copy): void {
  for (const [path, text] of Object.entries(treeOf(copy)))
    if (/^generated\/messages\/[a-z]+\/\w+\.json$/.test(path)) copy.write(path, text.replaceAll(/: null(,?)$/gm, ': "Texte"$1'));
}
