/** A project as translators see it: its schema, and the message files there are. */

import { buildModel } from '../codegen/build-model.ts';
import type { Files } from '../codegen/file-tree.ts';
import { readGenerated } from '../codegen/files.ts';
import type { SiteModel } from '../codegen/model.ts';
import { loadSchema } from '../codegen/schema.ts';

export interface Project {
  readonly site: SiteModel;
  readonly files: Files;
}

/** Reads the project below `root`. Throws a `ProblemsError` for a schema that is wrong. */
export async function readProject(root: string): Promise<Project> {
  return { site: buildModel(await loadSchema(root)), files: readGenerated(root) };
}

/** The locales that are translated into: all but the default one. */
export function targetLocales({ languages, defaultLocale }: SiteModel): string[] {
  return languages.map(({ locale }) => locale).filter((locale) => locale !== defaultLocale);
}
