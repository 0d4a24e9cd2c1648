/** Runs the npm scripts of a project. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { CommandCall, CommandResult } from './command-runner.ts';

/**
 * Starts a process that runs npm scripts in `root`, one after the other; the schema is loaded once. `sources`: the folder of the
 * scripts, if not `root`.
 */
export function startCommands({ root, sources = root }: { readonly root: string; readonly sources?: string }) {
  let child: ChildProcess | undefined;
  // `silent`: the streams of the child are pipes, even if this process has a terminal.
  const start = () => fork('tests/support/command-runner.ts', [root, sources], { execArgv: ['--import', 'tsx'], silent: true });
  return {
    /** Runs one script at a time. `env`: the whole environment except PATH; by default the environment of this process. */
    async run(name: string, args: readonly string[], env?: CommandCall['env']): Promise<CommandResult> {
      child ??= start();
      const answer = once(child, 'message') as Promise<[CommandResult]>;
      child.send({ name, args, ...(env && { env }) } satisfies CommandCall);
      return (await answer)[0];
    },
    stop: () => void child?.kill(),
  };
}
