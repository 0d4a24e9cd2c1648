/** Texts that differ between two states of the message files: a commit and the files, or two moments. */

import type { Files } from '../model/generated-files.ts';
import { pagesShowing } from '../model/messages/context.ts';
import { parseJson } from '../model/messages/parse.ts';
import { messageFile, messagesFolder, writtenTexts } from '../model/messages/texts.ts';
import type { SiteModel } from '../model/site-model.ts';
import { git, readCommitted } from './git.ts';

export interface TextChange {
  /** Key with bundle: `about.hero.title`. */
  readonly id: string;
  readonly locale: string;
  /** The first page that shows the text; empty for a text of every page. */
  readonly page: string;
  /** Empty for a new text. */
  readonly before: string;
  /** Empty for a removed text. */
  readonly after: string;
}

/** Returns the message files of a commit; none if the commit has no such folder. Throws what {@link git} throws for an unknown commit. */
export async function messagesAt(root: string, commit: string): Promise<Files> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--name-only', commit, '--', messagesFolder]);
  const paths = listed.split('\0').filter((path) => path.endsWith('.json'));
  const texts = await readCommitted(
    root,
    paths.map((path) => `${commit}:${path}`),
  );
  return Object.fromEntries([...texts].map(([name, text]) => [name.slice(commit.length + 1), text]));
}

/** Returns the changed texts by bundle and key, the locales of a key together. Throws a {@link ProblemsError} for malformed files. */
export function textChanges(site: SiteModel, before: Files, after: Files): TextChange[] {
  const locales = site.languages.map(({ locale }) => locale);
  const bundles = new Set([...site.bundles.map(({ id }) => id), ...bundlesIn(before, locales)]);
  return [...bundles].flatMap((bundle) => {
    const pagesOf = pagesShowing(site, bundle);
    const sides = locales.flatMap((locale) => {
      const path = messageFile(locale, bundle);
      const [old, own] = [before, after].map((files) => writtenTexts(parseJson(path, files[path] ?? '{}')));
      return before[path] === after[path] ? [] : [{ locale, old: old ?? {}, own: own ?? {} }];
    });
    const keys = new Set(sides.flatMap(({ old, own }) => [...Object.keys(own), ...Object.keys(old)]));
    return [...keys].flatMap((key) =>
      sides
        .filter(({ old, own }) => old[key] !== own[key])
        .map(({ locale, old, own }): TextChange => {
          const [page] = pagesOf(key.split('.'));
          return { id: `${bundle}.${key}`, locale, page: page?.id ?? '', before: old[key] ?? '', after: own[key] ?? '' };
        }),
    );
  });
}

/** Returns the bundles of message files. */
function bundlesIn(files: Files, locales: readonly string[]): string[] {
  return Object.keys(files).flatMap((path) => {
    const [, locale = '', bundle = ''] = /^generated\/messages\/([^/]+)\/([^_/][^/]*)\.json$/.exec(path) ?? [];
    return locales.includes(locale) ? [bundle] : [];
  });
}
