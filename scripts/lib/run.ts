/** Running other programs. */
import { type ChildProcess, spawn } from 'node:child_process';
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
  /** It is a Node program that takes messages and sends some. */
  readonly hasMessages?: boolean;
}

/** A program of a package; `tsx` for the script that its first word names, `node` for one that is JavaScript. */
export type Runnable = Program | 'tsx' | 'node';

/** Options by which a Node program ends with whoever holds its input open. */
const leash = ['--import', new URL('./leash.mjs', import.meta.url).href] as const;

/** Runs a program, on a leash. Throws a {@link UsageError} with its output when it fails. */
export function run(runnable: Runnable, args: readonly string[], options: RunOptions = {}): Promise<void> {
  return begin(runnable, args, options).ended;
}

/** A program that runs. */
export interface Running {
  readonly child: ChildProcess;
  /** Rejects with a {@link UsageError} with its output when it fails. */
  readonly ended: Promise<void>;
}

/** Begins to run a program, as {@link run} does. */
export function begin(runnable: Runnable, args: readonly string[], { env = {}, isLoud = false, hasMessages = false }: RunOptions): Running {
  const shown = isLoud ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, [...leash, ...programOf(runnable), ...args], {
    stdio: ['pipe', shown, shown, ...(hasMessages ? (['ipc'] as const) : [])],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((done, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const end = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
      if (code === 0) done();
      else reject(new UsageError(`${output}\n"${runnable} ${args.join(' ')}" ${end}.`));
    });
  });
  return { child, ended };
}

function programOf(runnable: Runnable): readonly string[] {
  if (runnable === 'node') return [];
  // The program `tsx` would start one more, which the leash does not hold.
  return runnable === 'tsx' ? ['--import', 'tsx'] : [scriptOf(runnable)];
}
