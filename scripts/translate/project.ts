/** A project as translators see it: its schema, and the message files there are. */

import { readable } from '../codegen/codegen.ts';
import type { Files } from '../codegen/file-tree.ts';
import { readGenerated } from '../codegen/files.ts';
import { generateMessages } from '../codegen/messages/generate.ts';
import { buildModel } from '../model/build-model.ts';
import { ProblemsError } from '../model/problem.ts';
import { loadSchema } from '../model/schema.ts';
import type { SiteModel } from '../model/site-model.ts';

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
    throw error instanceof ProblemsError ? await readable(root, error) : error;
  }
}

/** The locales that are translated into: all but the default one. */
export function targetLocales({ languages, defaultLocale }: SiteModel): string[] {
  return languages.map(({ locale }) => locale).filter((locale) => locale !== defaultLocale);
}
