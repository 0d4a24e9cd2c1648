/** Measuring a command with all that it starts. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { UsageError } from '../lib/command.ts';
import type { Measure } from './measure.ts';

/** Milliseconds between two looks at the memory in use. */
const interval = 100;
const pageBytes = 4096;

/**
 * Runs a command line in a folder. `megabytes` is the most that its processes held at once, where the system tells (`/proc`);
 * 0 elsewhere. Throws a {@link UsageError} with its output when it fails.
 */
export function measureTree(command: string, cwd: string): Promise<Measure> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', `${command} 2>&1`], { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, bytesBelow(child.pid ?? 0));
    }, interval);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(watch);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) resolve({ seconds, megabytes: peak / 1e6, output });
      else reject(new UsageError(`${output}\n"${command}" in ${cwd} ended with exit code ${code}.`));
    });
  });
}

/** Resident bytes of a process and of all below it, those of libraries that they share counted in each. */
function bytesBelow(root: number): number {
  const processes = readProcesses();
  const below = new Set([root]);
  // A process has a higher number than its parent, but where numbers have started over: then one look misses it.
  for (const { pid, parent } of processes) if (below.has(parent)) below.add(pid);
  return processes.reduce((sum, { pid, bytes }) => (below.has(pid) ? sum + bytes : sum), 0);
}

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly bytes: number;
}

function readProcesses(): readonly Process[] {
  let names: string[];
  try {
    names = readdirSync('/proc');
  } catch {
    return [];
  }
  const pids = names.map(Number).filter((pid) => pid > 0);
  return pids.sort((a, b) => a - b).flatMap((pid) => readProcess(pid) ?? []);
}

function readProcess(pid: number): Process | undefined {
  try {
    // The name, in brackets, may hold anything; what follows is told by its place.
    const [, parent, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { pid, parent: Number(parent), bytes: Number(rest[19]) * pageBytes };
  } catch {
    return undefined;
  }
}
