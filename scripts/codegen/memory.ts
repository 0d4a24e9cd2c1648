/**
 * The memory of the last run. Codegen is a pure function of the schema, its own code and what is in `generated/`: when
 * none of them has changed since a run that left nothing to do, there is nothing to do, and loading zod and the whole
 * schema only to find that out would be most of the time of a run.
 */
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesBelow, readIfThere } from '../lib/paths.ts';
import type { Files } from './file-tree.ts';

export interface Memory {
  /** How many files codegen answers for, when the last run was on this project as it stands now and left nothing to do; otherwise undefined. */
  readonly upToDate: (read: () => Files) => number | undefined;
  /** A word for the project as it stands: another one as soon as anything differs that a run depends on. */
  readonly state: (generated: Files) => string;
  /** The state in which the last run that wrote has left the project. */
  readonly left: () => string;
  /** Remembers what a run has left: `generated` is what is there now, `outcome` how many files codegen answers for. */
  readonly remember: (generated: Files, outcome: number | 'unfinished') => void;
}

const tool = fileURLToPath(new URL('../..', import.meta.url));

/** The memory of a project, kept below it. To be called before its schema is loaded: an edit made during the run has not been seen. */
export function createMemory(root: string): Memory {
  const file = join(root, '.cache/codegen-memory');
  const kept = () => (readIfThere(file) ?? '').split(' ');
  const input = hashInput(root);
  const state = (generated: Files) => {
    const hash = input.copy();
    for (const path of Object.keys(generated).sort()) add(hash, path, generated[path] ?? '');
    return hash.digest('hex');
  };
  return {
    upToDate(read) {
      const [known, outcome = 'unfinished'] = kept();
      return outcome !== 'unfinished' && known === state(read()) ? Number(outcome) : undefined;
    },
    state,
    left: () => kept()[0] ?? '',
    remember(generated, outcome) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${state(generated)} ${outcome}`);
      } catch {
        // A run that cannot be remembered, in a read-only checkout, is a slower next run and no mistake.
      }
    },
  };
}

function hashInput(root: string): Hash {
  const hash = createHash('sha256');
  add(hash, 'root', root);
  add(hash, 'packages', readIfThere(join(tool, 'node_modules/.package-lock.json')) ?? '');
  for (const folder of new Set([join(tool, 'schema'), join(tool, 'scripts/codegen'), join(tool, 'scripts/lib'), join(root, 'schema')])) {
    for (const path of filesBelow(folder)) add(hash, join(folder, path), readFileSync(join(folder, path), 'utf8'));
  }
  return hash;
}

/** The length keeps apart what a boundary elsewhere would make the same bytes. */
function add(hash: Hash, name: string, text: string): void {
  hash.update(`\n${name} ${text.length}\n`).update(text);
}
