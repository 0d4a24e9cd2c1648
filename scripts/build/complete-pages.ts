/**
 * Pages as they were rendered become whole. Each gets the script, and its styles: what its first view needs within it, so that
 * nothing has to come before the first words are painted, and the rest in a file, named where that view ends. Browsers show what
 * stands above such a link before the file has come, and what stands below not without it.
 *
 * The bundler makes sheets of all styles. A page gets what of its sheets concerns its own elements, and what its scripts may
 * add to it later; and so do the others of its group: the home page has a sheet of its own, pages of one kind share one, all
 * that name the same files share the rest. Few sheets, because the content policy names each by its hash, in one header for
 * every page. The styles of a page are written where all are, in `renderer/styles/`, or imported by its component: which
 * pages get them is seen by the classes that these use.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, roles } from '../../generated/pages.ts';
import { memoizePerText } from '../lib/memoize.ts';
import { chunkOf, importsOf, readBuilt } from './chunks.ts';
import { writeHashed } from './hashed-file.ts';
import type { RenderedPage } from './render.ts';
import { noNames, type PageNames, readNames } from './styles/page-names.ts';
import { split } from './styles/split.ts';
import { subsetOf } from './styles/subset.ts';
import { type Tags, tagsOf } from './tags.ts';

/** A page: its file, what completes it, and where its first view ends; undefined where it is seen as a whole. */
interface Page {
  readonly file: string;
  readonly tags: Tags;
  readonly fold: number | undefined;
}

/** Pages that share a sheet, the sheets of the bundler that it is made of, and what selectors may hit in them. */
interface Group {
  readonly pages: Page[];
  readonly sheets: readonly string[];
  readonly names: PageNames;
}

const kindOf = new Map(Object.entries(kinds).flatMap(([kind, pages]) => pages.map((page): [string, string] => [page, kind])));

/**
 * A script behind the link to a sheet, which takes itself away once it has run. It waits for the sheets before it, and what stands
 * below waits for it: Firefox would otherwise show that without its style.
 */
export const barrier = 'document.currentScript.remove()';

/**
 * Completes pages that were rendered to `folder`, with their styles and scripts, and says of each when it is whole. Answers the
 * style sheets that stand in pages, whose hashes the content policy names.
 */
export function completePages(
  folder: string,
  pages: readonly RenderedPage[],
  isWhole: (file: string) => void = () => {},
): readonly string[] {
  const groups = [...groupsOf(folder, pages)];
  return groups.map((group) => {
    const { first, link } = stylesOf(folder, group);
    for (const { file, tags, fold } of group.pages) {
      const path = join(folder, file);
      const html = readFileSync(path, 'utf8');
      const linked = html.slice(0, fold) + link + html.slice(fold ?? html.length);
      writeFileSync(path, tags.complete(linked, `<style>${first}</style>`));
      isWhole(file);
    }
    return first;
  });
}

/** What stands in the head of the pages of a group, and the link to the rest, where their first view ends. */
function stylesOf(folder: string, { pages, sheets, names }: Group): { readonly first: string; readonly link: string } {
  for (const word of scriptWords(folder, names.islands)) names.all.add(word);
  // Of all sheets together, for one reads custom properties that another sets.
  const style = subsetOf(sheets.map((sheet) => readBuilt(folder, sheet)).join(''), names.all);
  if (pages.some(({ fold }) => fold === undefined)) return { first: style, link: '' };
  const { first, rest } = split(style, names);
  return { first, link: `<link rel="stylesheet" href="${writeHashed(folder, '/styles/page.css', rest)}"/><script>${barrier}</script>` };
}

function groupsOf(folder: string, pages: readonly RenderedPage[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  const tagsOfKind = memoizePerText((module) => tagsOf(folder, module));
  for (const { page, file, module } of pages) {
    const tags = tagsOfKind(module);
    const name = `${page === roles.home ? page : (kindOf.get(page) ?? '')} ${tags.sheets.join(' ')}`;
    const group = groups.get(name) ?? { pages: [], sheets: tags.sheets, names: noNames() };
    groups.set(name, group);
    group.pages.push({ file, tags, fold: readNames(readFileSync(join(folder, file), 'utf8'), group.names) });
  }
  return groups.values();
}

/** Whatever may be a class or an element in the scripts that pages with these islands may come to run. */
function scriptWords(folder: string, islands: ReadonlySet<string>): Iterable<string> {
  const modules = ['_default.page.client.ts', '/later.ts', ...[...islands].map((island) => `/${island}.island.tsx`)];
  const scripts = modules.map((module) => chunkOf(folder, module)).filter((chunk) => chunk !== undefined);
  const texts = [...new Set(scripts.flatMap((script) => importsOf(folder, script)))].map((file) => readBuilt(folder, file));
  // React knows the name of every element there is, and puts none into a page that components do not ask for.
  const ours = texts.filter((text) => !text.includes('__reactFiber'));
  return new Set(ours.flatMap((text) => [...text.split(/[\s"'`]+/), ...(/\bplaceholder:/.test(text) ? ['placeholder'] : [])]));
}
