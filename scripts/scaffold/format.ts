/** The formatting of the project, by its own formatter. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { scriptOf } from '../lib/programs.ts';
import type { Changes } from './sources.ts';

const tool = fileURLToPath(new URL('../..', import.meta.url));

/** The same changes, formatted and with their imports in order. */
export async function formatted(changes: Changes): Promise<Changes> {
  const entries = Object.entries(changes).map(
    async ([path, text]) => [path, text === undefined ? text : await format(path, text)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function format(path: string, text: string): Promise<string> {
  if (!/\.tsx?$/.test(path)) return Promise.resolve(text);
  return new Promise((resolve, reject) => {
    const args = ['check', '--write', '--linter-enabled=false', `--config-path=${tool}`, `--stdin-file-path=${path}`];
    const child = spawn(process.execPath, [scriptOf('biome'), ...args], { cwd: tool });
    let output = '';
    let complaint = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${path} could not be formatted:\n${complaint}`))));
    child.stdin.end(text);
  });
}
