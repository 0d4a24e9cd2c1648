/** What translations were made from, `_sources.json`, under the keys of today: they hold as they held before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesFile } from '../../codegen/messages/paths.ts';
import { readSources, sourcesText } from '../../codegen/messages/sources.ts';
import { localesOf } from '../page-tree.ts';
import type { Changes, Sources } from '../sources.ts';

/** The files of every locale that has one, after renames by whole key. Throws a {@link ProblemsError} for one that is no JSON. */
export function carriedSources(sources: Sources, renames: readonly (readonly [from: string, to: string])[]): Changes {
  const paths = localesOf(sources).map((locale) => [locale, sourcesFile(locale)] as const);
  return Object.fromEntries(
    paths
      .filter(([, path]) => sources.has(path))
      .map(([locale, path]) => {
        const text = readFileSync(join(sources.root, path), 'utf8');
        return [path, sourcesText(readSources(locale, { [path]: text }, Object.fromEntries(renames)))];
      }),
  );
}
