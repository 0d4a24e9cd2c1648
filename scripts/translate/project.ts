/** Reads and writes the site model and the generated files for the translation commands. */
import { runCodegen } from '../codegen/run.ts';
import { buildModel } from '../model/build-model.ts';
import { type Files, readGenerated } from '../model/generated-files.ts';
import { locateProblems } from '../model/locate.ts';
import { generateMessages } from '../model/messages/generate.ts';
import { ProblemsError, UnfinishedError } from '../model/problem.ts';
import { loadSchema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';
import { retryOnConcurrentWrite, type Step, withLock, writeSteps } from '../model/write.ts';

export interface SiteFiles {
  readonly site: SiteModel;
  readonly files: Files;
}

/** Reads the schema and the generated files below `root`. Throws a {@link ProblemsError} with the line of every mistake in them. */
export async function readSiteFiles(root: string): Promise<SiteFiles> {
  try {
    const files = readGenerated(root);
    const site = buildModel(await loadSchema(root), (file) => files[file]);
    const { wrong } = generateMessages(site, files);
    if (wrong.length > 0) throw new ProblemsError(wrong);
    return { site, files };
  } catch (error) {
    throw error instanceof ProblemsError ? await locateProblems(root, error) : error;
  }
}

/** Returns the codes of all locales but the default one. */
export function targetLocales({ languages, defaultLocale }: SiteModel): string[] {
  return languages.map(({ locale }) => locale).filter((locale) => locale !== defaultLocale);
}

/** Carries out all steps of a plan, or none, and returns the plan. Runs codegen before and after. */
export async function writePlan<Plan extends { readonly steps: readonly Step[] }>(
  root: string,
  makePlan: (project: SiteFiles) => Plan,
): Promise<Plan> {
  // After codegen, the message files are well-formed and contain every key.
  await updateGenerated(root);
  const { site } = await readSiteFiles(root);
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
export async function updateGenerated(root: string): Promise<void> {
  try {
    await runCodegen(root, (line) => line.endsWith('files up to date') || console.log(line));
  } catch (error) {
    if (!(error instanceof UnfinishedError)) throw error;
  }
}
