/** Running other programs. */
import { spawn } from 'node:child_process';
import { UsageError } from './command.ts';
import { type Program, scriptOf } from './programs.ts';

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Show what it prints as it prints it; otherwise only when it fails. */
  readonly isLoud?: boolean;
}

/** A program of a package; `tsx` for the script that its first word names, `node` for one that is JavaScript. */
export type Runnable = Program | 'tsx' | 'node';

/** Options by which a Node program ends with whoever holds its input open. */
export const leash = ['--import', new URL('./leash.mjs', import.meta.url).href] as const;

/** Runs a program, on a leash. Throws a {@link UsageError} with its output when it fails. */
export function run(runnable: Runnable, args: readonly string[], { env = {}, isLoud = false }: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...leash, ...programOf(runnable), ...args], {
      stdio: isLoud ? ['pipe', 'inherit', 'inherit'] : 'pipe',
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      const end = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
      if (code === 0) resolve();
      else reject(new UsageError(`${output}\n"${runnable} ${args.join(' ')}" ${end}.`));
    });
  });
}

function programOf(runnable: Runnable): readonly string[] {
  if (runnable === 'node') return [];
  // The program `tsx` would start one more, which the leash does not hold.
  return runnable === 'tsx' ? ['--import', 'tsx'] : [scriptOf(runnable)];
}
