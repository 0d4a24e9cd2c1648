/** Writing what translators have done, while no codegen is at work. */
import { alone } from '../codegen/alone.ts';
import { codegen } from '../codegen/codegen.ts';
import { readGenerated } from '../codegen/files.ts';
import { createMemory } from '../codegen/memory.ts';
import { ChangedMeanwhile, type Step, writeSteps } from '../codegen/write.ts';
import { ProblemsError } from '../lib/problem.ts';
import { type Project, readProject } from './project.ts';

/** How often a run starts over because somebody saves what it is about to write. */
const attempts = 5;

/** Writes the steps that `plan` works out of the project as it stands, whole or not at all, and returns what else it says. */
export async function keep<Result extends { readonly steps: readonly Step[] }>(
  root: string,
  plan: (project: Project) => Result,
): Promise<Result> {
  // Every key there is has its place in the message files, and none of them is malformed.
  await settle(root);
  const { site } = await readProject(root);
  let result: Result | undefined;
  await alone(root, () => {
    for (let attempt = 1; result === undefined; attempt++) {
      const files = readGenerated(root);
      const planned = plan({ site, files });
      try {
        writeSteps(root, files, planned.steps);
        result = planned;
      } catch (error) {
        if (!(error instanceof ChangedMeanwhile)) throw error;
        if (attempt === attempts) throw new ProblemsError([savedAgain(error.path)]);
      }
    }
  });
  await settle(root);
  return result as unknown as Result;
}

/** Runs codegen. Texts that nobody has written are no failure here: that they are missing is what translators are for. */
async function settle(root: string): Promise<void> {
  const memory = createMemory(root);
  if (memory.upToDate(() => readGenerated(root)) !== undefined) return;
  try {
    await codegen({ root, isCheck: false, memory });
  } catch (error) {
    if (!(error instanceof ProblemsError) || error.problems.some(({ found }) => found !== 'no text')) throw error;
  }
}

function savedAgain(path: string) {
  return {
    where: path,
    found: `a file that was saved ${attempts} times while it was about to be written`,
    expected: 'a file that rests for a second',
    wayOut: 'end what saves it, then run the command again; every save is kept',
  };
}
