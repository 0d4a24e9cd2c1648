/** Runs other programs. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './command.ts';

/** The npm package of each program. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: 'playwright',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

type Program = keyof typeof packages;

/** Returns the path of a program's script, for Node to run. On Windows, the files in `node_modules/.bin` are shell scripts. */
export function scriptOf(program: Program): string {
  const folder = resolve('node_modules', packages[program]);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { readonly bin: Readonly<Record<Program, string>> };
  return resolve(folder, bin[program]);
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows output while the program runs; by default, output is shown only if the program fails. */
  readonly isLoud?: boolean;
}

/** A program of a package, or `tsx` for a TypeScript file, named by the first argument. */
export type Runnable = Program | 'tsx';

/** Options of a Node program that must end with this process. */
const exitOptions = ['--import', new URL('./exit-on-stdin-close.mjs', import.meta.url).href] as const;

/** Runs a program, which ends with this process. Throws a {@link UsageError} with the output if the program fails. */
export function run(runnable: Runnable, args: readonly string[], { env = {}, isLoud = false }: RunOptions = {}): Promise<void> {
  const shown = isLoud ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...exitOptions, ...programOf(runnable), ...args], {
    stdio: ['pipe', shown, shown],
    env: { ...process.env, ...env },
  });
  return new Promise<void>((done, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const end = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
      if (code === 0) done();
      else reject(new UsageError(`${output}\n"${runnable} ${args.join(' ')}" ${end}.`));
    });
  });
}

function programOf(runnable: Runnable): readonly string[] {
  // The `tsx` program would start a second process, which would survive this one.
  return runnable === 'tsx' ? ['--import', 'tsx'] : [scriptOf(runnable)];
}
