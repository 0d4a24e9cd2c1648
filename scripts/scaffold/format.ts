/** The formatting of the project, by its own formatter. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Step, writeSteps } from '../codegen/write.ts';
import { run } from '../lib/run.ts';
import type { Changes } from './sources.ts';

/** The project whose formatter it is, with its configuration. */
const tool = fileURLToPath(new URL('../..', import.meta.url));

/** The same changes, formatted and with their imports in order: all in one run, for the formatter takes longer to start than to work. */
export async function formatted(changes: Changes): Promise<Changes> {
  const code = Object.entries(changes).flatMap(([path, text]): Step[] =>
    /\.tsx?$/.test(path) && text !== undefined ? [{ path, text }] : [],
  );
  if (code.length === 0) return changes;
  const folder = mkdtempSync(join(tmpdir(), 'format-'));
  try {
    writeSteps(folder, {}, code);
    await run('biome', ['check', '--write', '--linter-enabled=false', `--config-path=${tool}`, folder]);
    return { ...changes, ...Object.fromEntries(code.map(({ path }) => [path, readFileSync(join(folder, path), 'utf8')])) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
