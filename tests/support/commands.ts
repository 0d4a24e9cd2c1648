/** The commands of a project, run for real. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Asked, Ran } from './command-runner.ts';

/**
 * A process that runs `npm run` with the name of a script, again and again, in `root`; the schema is loaded once in it. `sources`:
 * where the scripts are, if not there.
 */
export function startCommands({ root, sources = root }: { readonly root: string; readonly sources?: string }) {
  let child: ChildProcess | undefined;
  // Its streams are no terminal, whatever this process has.
  const start = () => fork('tests/support/command-runner.ts', [root, sources], { execArgv: ['--import', 'tsx'], silent: true });
  return {
    /** One at a time. `env`: all that its environment has, besides where programs are; that of this process if left out. */
    async run(name: string, args: readonly string[], env?: Asked['env']): Promise<Ran> {
      child ??= start();
      const answer = once(child, 'message') as Promise<[Ran]>;
      child.send({ name, args, ...(env && { env }) } satisfies Asked);
      return (await answer)[0];
    },
    stop: () => void child?.kill(),
  };
}
