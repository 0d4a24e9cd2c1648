/** Measuring a whole process, from its start to its end. */
import { spawn } from 'node:child_process';
import { UsageError } from '../lib/command.ts';

export interface Measure {
  readonly seconds: number;
  /** Peak resident memory of the process itself, in millions of bytes. */
  readonly megabytes: number;
  readonly output: string;
}

/** Loaded before anything else: tells the peak memory, in units of 1,024 bytes, on descriptor 3 at the very end. */
const hook = `import { writeSync } from 'node:fs'; process.on('exit', () => writeSync(3, String(process.resourceUsage().maxRSS)));`;

/** Runs a TypeScript program. Throws a {@link UsageError} when its output does not have the text that proves what it did. */
export function measure(program: string, args: readonly string[], proof: string): Promise<Measure> {
  return new Promise((resolve, reject) => {
    const imports = ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, '--import', 'tsx'];
    const start = performance.now();
    const child = spawn(process.execPath, [...imports, program, ...args], { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
    let output = '';
    let peak = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdio[3]?.on('data', (chunk: Buffer) => (peak += chunk.toString()));
    child.on('error', reject);
    child.on('close', () => {
      const seconds = (performance.now() - start) / 1000;
      if (output.includes(proof)) resolve({ seconds, megabytes: (Number(peak) * 1024) / 1e6, output });
      else reject(new UsageError(`${output}\n${program} ${args.join(' ')}: no "${proof}" in what it printed.`));
    });
  });
}
