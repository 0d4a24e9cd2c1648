/** Codegen, unless the memory of the last run says that there is nothing to do. */
import { readGenerated } from './files.ts';
import { createMemory } from './memory.ts';

/** Brings `generated/` below `root` in line with the schema. `say`: takes each line about what was done. Throws what codegen throws. */
export async function bringUpToDate(root: string, say: (line: string) => void): Promise<void> {
  const memory = createMemory(root);
  const upToDate = memory.upToDate(() => readGenerated(root));
  if (upToDate !== undefined) return say(`${upToDate} files up to date`);
  const { codegen } = await import('./codegen.ts');
  await codegen({ root, isCheck: false, memory, say });
}
