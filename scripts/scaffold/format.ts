/** The formatting of the project, by its own formatter. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../lib/run.ts';
import type { Changes } from './sources.ts';

/** The project whose formatter it is, with its configuration. */
const tool = fileURLToPath(new URL('../..', import.meta.url));

/** The same changes, formatted and with their imports in order: all in one run, for the formatter takes longer to start than to work. */
export async function formatted(changes: Changes): Promise<Changes> {
  const code = Object.entries(changes).filter((change): change is [string, string] => /\.tsx?$/.test(change[0]) && change[1] !== undefined);
  if (code.length === 0) return changes;
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  try {
    for (const [path, text] of code) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    await run('biome', ['check', '--write', '--linter-enabled=false', `--config-path=${tool}`, folder]);
    return { ...changes, ...Object.fromEntries(code.map(([path]) => [path, readFileSync(join(folder, path), 'utf8')])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
