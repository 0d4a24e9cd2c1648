/**
 * The style of each page within it, so that nothing has to come before the first words are painted.
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
import { subsetOf } from './subset.ts';

/** Pages that share a sheet: their files, the sheets that they name, and what selectors may hit in them. */
interface Group {
  readonly files: string[];
  readonly sheets: readonly string[];
  readonly words: Set<string>;
  readonly islands: Set<string>;
}

const sheetLink = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, pages]) => pages.map((page): [string, string] => [page, kind])));

/** Puts a sheet into each page built in `folder`, in the place of the links to it. Answers the sheets, whose hashes the content policy names. */
export function inlineStyles(folder: string): readonly string[] {
  const groups = [...groupsOf(folder)];
  const all = new Set(groups.flatMap(({ sheets }) => sheets));
  // Whole, beside the bundle of the server: what drawings look like within a page is held against it.
  writeFileSync(wholeSheet(folder), [...all].map((sheet) => readBuilt(folder, sheet)).join(''));
  return groups.map(({ files, sheets, words, islands }) => {
    for (const word of scriptWords(folder, islands)) words.add(word);
    // Of all together, for one reads what another sets.
    const style = subsetOf(sheets.map((sheet) => readBuilt(folder, sheet)).join(''), words);
    for (const file of files) {
      const html = readFileSync(join(folder, file), 'utf8').replace(sheetLink, '');
      // Behind the first script, which then waits for nothing.
      writeFileSync(
        join(folder, file),
        html.replace('</head>', () => `<style>${style}</style></head>`),
      );
    }
    return style;
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
    const group = groups.get(name) ?? { files: [], sheets, words: new Set(), islands: new Set() };
    groups.set(name, group);
    group.files.push(file);
    for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) group.words.add(element);
    for (const [, classes = ''] of html.matchAll(/ class="([^"]*)"/g)) for (const word of plain(classes).split(' ')) group.words.add(word);
    for (const [, type = ''] of html.matchAll(/<input[^>]* type="(\w+)"/g)) group.words.add(`type=${type}`);
    if (/<\w+[^>]* placeholder=/.test(html)) group.words.add('placeholder');
    for (const [, island = ''] of html.matchAll(/ data-island="([^"]*)"/g)) group.islands.add(island);
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

/** What an attribute says. */
function plain(text: string): string {
  return text.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
