/**
 * The styles of each page: what its first view needs within it, so that nothing has to come before the first words are
 * painted, and the rest in a file, named where that view ends. Browsers show what stands above such a link before the file has
 * come, and what stands below not without it.
 *
 * The bundler makes sheets of all styles. A page gets what of its sheets concerns its own elements, and what its scripts may
 * add to it later; and so do the others of its group: the home page has a sheet of its own, pages of one kind share one, all
 * that name the same files share the rest. Few sheets, because the content policy names each by its hash, in one header for
 * every page. The styles of a page are written where all are, in `renderer/styles/`, or imported by its component: which
 * pages get them is seen by the classes that these use.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, roles } from '../../../generated/pages.ts';
import { filesBelow } from '../../lib/paths.ts';
import { bundleFolderOf } from '../bundles.ts';
import { chunkOf, importsOf, readBuilt } from '../chunks.ts';
import { writeHashed } from '../hashed-file.ts';
import { noNames, type PageNames, readNames } from './page-names.ts';
import { split } from './split.ts';
import { subsetOf } from './subset.ts';

/** A page: its file, and where its first view ends; undefined where it is seen as a whole. */
interface Page {
  readonly file: string;
  readonly fold: number | undefined;
}

/** Pages that share a sheet, the sheets that they name, and what selectors may hit in them. */
interface Group {
  readonly pages: Page[];
  readonly sheets: readonly string[];
  readonly names: PageNames;
}

const sheetLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, pages]) => pages.map((page): [string, string] => [page, kind])));

/**
 * A script behind the link to a sheet, which takes itself away once it has run. It waits for the sheets before it, and what stands
 * below waits for it: Firefox would otherwise show that without its style.
 */
export const barrier = 'document.currentScript.remove()';

/** Puts the styles into each page built in `folder`, in the place of the links to all. Answers those that stand in pages, whose hashes the content policy names. */
export function inlineStyles(folder: string): readonly string[] {
  const groups = [...groupsOf(folder)];
  const all = new Set(groups.flatMap(({ sheets }) => sheets));
  // Whole, beside the bundle of the server: what drawings look like within a page is held against it.
  writeFileSync(wholeSheet(folder), [...all].map((sheet) => readBuilt(folder, sheet)).join(''));
  return groups.map((group) => {
    const { pages, sheets, names } = group;
    for (const word of scriptWords(folder, names.islands)) names.all.add(word);
    // Of all sheets together, for one reads custom properties that another sets.
    const style = subsetOf(sheets.map((sheet) => readBuilt(folder, sheet)).join(''), names.all);
    const isWhole = pages.some(({ fold }) => fold === undefined);
    const { first, rest } = isWhole ? { first: style, rest: '' } : split(style, names);
    const link = isWhole
      ? ''
      : `<link rel="stylesheet" href="${writeHashed(folder, '/styles/page.css', rest)}"/><script>${barrier}</script>`;
    for (const { file, fold } of pages) {
      const html = readFileSync(join(folder, file), 'utf8');
      const linked = html.slice(0, fold) + link + html.slice(fold ?? html.length);
      // Behind the first script, which then waits for nothing.
      writeFileSync(
        join(folder, file),
        linked.replace(sheetLink, '').replace('</head>', () => `<style>${first}</style></head>`),
      );
    }
    return first;
  });
}

/** Where all styles stand, of the site built in `folder`. */
export function wholeSheet(folder: string): string {
  return join(bundleFolderOf(folder), 'server/styles.css');
}

function groupsOf(folder: string): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const file of filesBelow(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(folder, file), 'utf8');
    const sheets = [...html.matchAll(sheetLink)].map(([, address = '']) => address);
    const page = /<html[^>]* data-page="(\w+)"/.exec(html)?.[1] ?? '';
    const name = `${page === roles.home ? page : (kindOf.get(page) ?? '')} ${sheets.join(' ')}`;
    const group = groups.get(name) ?? { pages: [], sheets, names: noNames() };
    groups.set(name, group);
    group.pages.push({ file, fold: readNames(html, group.names) });
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
