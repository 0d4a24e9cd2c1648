/**
 * The memory of the last run. Codegen is a pure function of the schema, its own code and what is in `generated/`: when
 * none of them has changed since a run that left nothing to do, there is nothing to do, and loading zod and the whole
 * schema only to find that out would be most of the time of a run.
 */
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow } from '../lib/paths.ts';
import type { Files } from './file-tree.ts';

export interface Memory {
  /** How many files codegen answers for, when the last run was on this project as it stands now; otherwise undefined. */
  readonly upToDate: (generated: Files) => number | undefined;
  /** Remembers that nothing is left to do; `generated` is what is there now, `count` how many files codegen answers for. */
  readonly remember: (generated: Files, count: number) => void;
}

const tool = fileURLToPath(new URL('../..', import.meta.url));
/** One project is remembered, the last one: a file for each would never be cleared away. */
const lastRun = join(tool, '.cache/codegen-memory');

/** The memory of a project, kept in `file`. To be called before its schema is loaded: an edit made during the run has not been seen. */
export function createMemory(root: string, file: string = lastRun): Memory {
  const input = hashInput(root);
  const digest = (generated: Files) => {
    const hash = input.copy();
    for (const path of Object.keys(generated).sort()) add(hash, path, generated[path] ?? '');
    return hash.digest('hex');
  };
  return {
    upToDate(generated) {
      const [known, count] = readIfThere(file).split(' ');
      return known === digest(generated) ? Number(count) : undefined;
    },
    remember(generated, count) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${digest(generated)} ${count}`);
      } catch {
        // A run that cannot be remembered, in a read-only checkout, is a slower next run and no mistake.
      }
    },
  };
}

function hashInput(root: string): Hash {
  const hash = createHash('sha256');
  add(hash, 'root', root);
  add(hash, 'packages', readIfThere(join(tool, 'node_modules/.package-lock.json')));
  for (const folder of new Set([join(tool, 'schema'), join(tool, 'scripts/codegen'), join(tool, 'scripts/lib'), join(root, 'schema')])) {
    for (const path of filesBelow(folder)) add(hash, join(folder, path), readFileSync(join(folder, path), 'utf8'));
  }
  return hash;
}

/** The length keeps apart what a boundary elsewhere would make the same bytes. */
function add(hash: Hash, name: string, text: string): void {
  hash.update(`\n${name} ${text.length}\n`).update(text);
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
