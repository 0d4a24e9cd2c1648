/** The project as the translation commands read and write it. */
import { runCodegen } from '../codegen/run.ts';
import { buildModel } from '../model/build-model.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { locateProblems } from '../model/locate.ts';
import { generateMessages } from '../model/messages/generate.ts';
import { ProblemsError, UnfinishedError } from '../model/problem.ts';
import { loadSchema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';
import { retryOnConcurrentWrite, type Step, withLock, writeSteps } from '../model/write.ts';

export interface Project {
  readonly site: SiteModel;
  readonly files: Files;
}

/** Reads the project below `root`. Throws a {@link ProblemsError} with the line of every mistake in its schema or its message files. */
export async function readProject(root: string): Promise<Project> {
  try {
    const project = { site: buildModel(await loadSchema(root)), files: readGenerated(root) };
    const { wrong } = generateMessages(project.site, project.files);
    if (wrong.length > 0) throw new ProblemsError(wrong);
    return project;
  } catch (error) {
    throw error instanceof ProblemsError ? await locateProblems(root, error) : error;
  }
}

/** Returns the codes of all locales but the default one. */
export function targetLocales({ languages, defaultLocale }: SiteModel): string[] {
  return languages.map(({ locale }) => locale).filter((locale) => locale !== defaultLocale);
}

/** Carries out the steps of a plan, all or none, and returns the plan. Runs codegen before and after. */
export async function writePlan<Plan extends { readonly steps: readonly Step[] }>(
  root: string,
  makePlan: (project: Project) => Plan,
): Promise<Plan> {
  // After codegen every key has its place in the message files, and none of them is malformed.
  await updateGenerated(root);
  const { site } = await readProject(root);
  const plan = await withLock(root, () =>
    retryOnConcurrentWrite(() => {
      const files = readGenerated(root);
      const planned = makePlan({ site, files });
      writeSteps(root, files, planned.steps);
      return planned;
    }),
  );
  await updateGenerated(root);
  return plan;
}

/** Runs codegen. Missing texts are no error here: `export` lists them for translators. */
async function updateGenerated(root: string): Promise<void> {
  try {
    await runCodegen(root, (line) => line.endsWith('files up to date') || console.log(line));
  } catch (error) {
    if (!(error instanceof UnfinishedError)) throw error;
  }
}
