/** The commands of a copy of the project, run for real. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Ran } from './command-runner.ts';
import type { Copy } from './copy.ts';

/** A process that runs `npm run` with the name of a script, again and again; the schema is loaded once in it. */
export function startCommands({ root }: Pick<Copy, 'root'>) {
  const child = fork('tests/support/command-runner.ts', [root], { execArgv: ['--import', 'tsx'] });
  return {
    async run(name: string, args: readonly string[]): Promise<Ran> {
      const answer = once(child, 'message') as Promise<[Ran]>;
      child.send({ name, args });
      return (await answer)[0];
    },
    stop: () => void child.kill(),
  };
}
