/** Runs the commands of a project in one process: a short command spends most of its time starting Node and loading modules. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface CommandCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface CommandResult {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams, in the order of writing. */
  readonly output: string;
}

const [folder = '', sources = ''] = process.argv.slice(2).map((path) => resolve(path));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly scripts: Readonly<Record<string, string>> };
const { PATH = '' } = process.env;
process.chdir(folder);
let runs = 0;

process.on('message', async ({ name, args, env }: CommandCall) => {
  process.argv.splice(2, Infinity, ...args);
  if (env) setEnvironment({ PATH, ...env });
  process.exitCode = 0;
  const printed = { stdout: '', stderr: '', output: '' };
  const restores = (['stdout', 'stderr'] as const).map((stream) => {
    const { write } = process[stream];
    process[stream].write = (chunk: string | Uint8Array) => {
      printed[stream] += chunk.toString();
      printed.output += chunk.toString();
      return true;
    };
    return () => Object.assign(process[stream], { write });
  });
  const file = scripts[name]?.split(' ').at(-1) ?? '';
  await import(`${join(sources, file)}?run=${runs++}`);
  for (const restore of restores) restore();
  process.send?.({ exitCode: Number(process.exitCode), ...printed } satisfies CommandResult);
});

function setEnvironment(env: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
}
