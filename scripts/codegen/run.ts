/** Runs codegen for other commands, without loading the schema when nothing changed. */
import { readGenerated } from '../model/generated-files.ts';
import { createMemory } from './memory.ts';

/** Updates `generated/` below `root`. `log` takes each line of progress. Throws what {@link codegen} throws. */
export async function runCodegen(root: string, log: (line: string) => void = console.log): Promise<void> {
  const memory = createMemory(root);
  const count = memory.upToDate(() => readGenerated(root));
  if (count !== undefined) return log(`${count} files up to date`);
  const { codegen } = await import('./codegen.ts');
  await codegen({ root, isCheck: false, memory, log });
}
