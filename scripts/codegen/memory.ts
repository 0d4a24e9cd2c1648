/**
 * The state of the last run. Codegen is a pure function of the schema, its own code and `generated/`: while their hash is that of a run
 * that left nothing to do, codegen skips loading zod and the schema, which is most of the time of a run.
 */
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFolder } from '../../schema/site/picture-files.ts';
import { filesBelow, readIfExists } from '../lib/paths.ts';
import type { Files } from '../model/generated-files.ts';

export interface Memory {
  /** Returns the number of generated files when the project is in the state of a complete last run, otherwise undefined. */
  readonly upToDate: (read: () => Files) => number | undefined;
  /** Returns the hash of the project: of everything that codegen depends on. */
  readonly state: (generated: Files) => string;
  /** Returns the hash that the last run has stored. */
  readonly lastState: () => string;
  /** Stores the state after a run: the generated files, and their number or `unfinished` when texts are missing. */
  readonly remember: (generated: Files, outcome: number | 'unfinished') => void;
}

const tool = fileURLToPath(new URL('../..', import.meta.url));

/** Creates the memory of a project. Call before loading the schema: an edit during the run must change the hash. */
export function createMemory(root: string): Memory {
  const file = join(root, '.cache/codegen-memory');
  const stored = () => (readIfExists(file) ?? '').split(' ');
  const input = hashInput(root);
  const state = (generated: Files) => {
    const hash = input.copy();
    for (const path of Object.keys(generated).sort()) add(hash, path, generated[path] ?? '');
    return hash.digest('hex');
  };
  return {
    upToDate(read) {
      const [known, outcome = 'unfinished'] = stored();
      return outcome !== 'unfinished' && known === state(read()) ? Number(outcome) : undefined;
    },
    state,
    lastState: () => stored()[0] ?? '',
    remember(generated, outcome) {
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${state(generated)} ${outcome}`);
      } catch {
        // In a read-only checkout the next run is slower.
      }
    },
  };
}

function hashInput(root: string): Hash {
  const hash = createHash('sha256');
  add(hash, 'root', root);
  add(hash, 'packages', readIfExists(join(tool, 'node_modules/.package-lock.json')) ?? '');
  const own = ['schema', 'scripts/codegen', 'scripts/model', 'scripts/lib'].map((folder) => join(tool, folder));
  for (const folder of new Set([...own, join(root, 'schema')])) {
    for (const path of filesBelow(folder)) add(hash, join(folder, path), readFileSync(join(folder, path), 'utf8'));
  }
  // Pictures are large: their sizes and dates tell changes.
  const pictures = join(root, pictureFolder);
  for (const path of filesBelow(pictures)) {
    const { size, mtimeMs } = statSync(join(pictures, path));
    add(hash, join(pictures, path), `${size} ${mtimeMs}`);
  }
  return hash;
}

/** Adds a named text to a hash. The length separates texts whose concatenations are equal. */
function add(hash: Hash, name: string, text: string): void {
  hash.update(`\n${name} ${text.length}\n`).update(text);
}
