/** Running other programs. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from './command.ts';

/** Programs, each with its package. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: 'playwright',
  tsc: 'typescript',
  vitest: 'vitest',
} as const;

type Program = keyof typeof packages;

/** The script of a program, for Node to run. What `node_modules/.bin` holds is one on Unix only: on Windows it is for the shell. */
export function scriptOf(program: Program): string {
  const folder = resolve('node_modules', packages[program]);
  const { bin } = JSON.parse(readFileSync(resolve(folder, 'package.json'), 'utf8')) as { readonly bin: Readonly<Record<Program, string>> };
  return resolve(folder, bin[program]);
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Show what it prints as it prints it; otherwise only when it fails. */
  readonly isLoud?: boolean;
}

/** A program of a package; `tsx` for the TypeScript file of the first argument. */
export type Runnable = Program | 'tsx';

/** Options by which a Node program ends with whoever holds its input open. */
const leash = ['--import', new URL('./leash.mjs', import.meta.url).href] as const;

/** Runs a program, on a leash. Throws a {@link UsageError} with its output when it fails. */
export function run(runnable: Runnable, args: readonly string[], { env = {}, isLoud = false }: RunOptions = {}): Promise<void> {
  const shown = isLoud ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...leash, ...programOf(runnable), ...args], {
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
  // The program `tsx` would start one more, which the leash does not hold.
  return runnable === 'tsx' ? ['--import', 'tsx'] : [scriptOf(runnable)];
}
