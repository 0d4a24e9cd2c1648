/** Writing what translators have done, while no codegen is at work. */
import { untilUndisturbed } from '../codegen/again.ts';
import { alone } from '../codegen/alone.ts';
import { codegen, UnfinishedError } from '../codegen/codegen.ts';
import { readGenerated } from '../codegen/files.ts';
import { createMemory } from '../codegen/memory.ts';
import { type Step, writeSteps } from '../codegen/write.ts';
import { type Project, readProject } from './project.ts';

/** Writes the steps that `plan` works out of the project as it stands, whole or not at all, and returns what else it says. */
export async function keep<Result extends { readonly steps: readonly Step[] }>(
  root: string,
  plan: (project: Project) => Result,
): Promise<Result> {
  // Every key there is has its place in the message files, and none of them is malformed.
  await settle(root);
  const { site } = await readProject(root);
  const result = await alone(root, () =>
    untilUndisturbed(() => {
      const files = readGenerated(root);
      const planned = plan({ site, files });
      writeSteps(root, files, planned.steps);
      return planned;
    }),
  );
  await settle(root);
  return result;
}

/** Runs codegen. Texts that nobody has written are no failure here: that they are missing is what translators are for. */
async function settle(root: string): Promise<void> {
  const memory = createMemory(root);
  if (memory.upToDate(() => readGenerated(root)) !== undefined) return;
  try {
    await codegen({ root, isCheck: false, memory });
  } catch (error) {
    if (!(error instanceof UnfinishedError)) throw error;
  }
}
