/** One codegen at a time in a project. */
import { lock } from '../lib/mutex.ts';

/** Does `work`, and returns what it returns, while no other codegen is at work below `root`; waits for one that is, which `say` is told. */
export async function alone<Result>(root: string, work: () => Result, say?: (line: string) => void): Promise<Result> {
  const release = await lock(root, 'codegen', say);
  try {
    return work();
  } finally {
    release();
  }
}
