/** The ledger of published paths. Codegen only adds lines; each path must be served, redirected or retired. */
import { linesOf } from '../lib/lines.ts';
import { groupBy } from '../lib/maps.ts';
import { type Files, ledgerFile } from '../model/generated-files.ts';
import { conflictLine } from '../model/merge-conflict.ts';
import { formerPathsOf, formerSlugsOf } from '../model/paths.ts';
import type { Placeless, Problem } from '../model/problem.ts';
import { destinationOf } from '../model/renames.ts';
import type { Schema } from '../model/schema.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import { inlineObject, inlineStrings } from '../model/typescript.ts';

const heading = `# Every published address of this site: path, page, locale. Codegen adds lines, and fails if an address is lost.
# "first" marks the address that identifies an article in feeds. Delete a line only if its address was never deployed.
`;

interface Published {
  readonly path: string;
  readonly page: string;
  readonly locale: string;
}

/** A line of the ledger. */
interface LedgerEntry extends Published {
  /** Number of the line, from 1. */
  readonly line: number;
  readonly isFirst: boolean;
}

export type Ledger = readonly LedgerEntry[];

/** Paths by page id and locale. */
type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds the current addresses to the ledger. */
export function emitLedger(site: SiteModel, ledger: Ledger): Files {
  // The later entry wins: an address that two pages have had belongs to the current page.
  const known = new Map([...addressesOf(site), ...ledger, ...servedIn(site)].map((entry) => [entry.path, entry]));
  const first = firstPathsOf(site, ledger);
  const lines = [...known.values()]
    .map(({ path, page, locale }) => `${path} ${page} ${locale}${first[page]?.[locale] === path ? ' first' : ''}\n`)
    .sort();
  return { [ledgerFile]: heading + lines.join('') };
}

/** Returns the first published path of each article, by page id and locale. A path without a line in the ledger is published now. */
export function firstPathsOf(site: SiteModel, ledger: Ledger): Paths {
  const marked = ledger.filter(({ isFirst }) => isFirst);
  const first = (id: string, locale: string) => marked.find((address) => address.page === id && address.locale === locale)?.path;
  return Object.fromEntries(
    site.pages
      .filter(({ kind }) => kind === 'article')
      .map(({ id, paths }) => [id, Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, first(id, locale) ?? path]))]),
  );
}

/** Returns the problems of lost addresses, of a missing ledger, and of draft languages in the ledger. `site`: without draft languages. */
export function checkLedger(site: SiteModel, schema: Schema, existing: Files, ledger: Ledger): Problem[] {
  // The routes are written after the ledger, so they exist only if the ledger existed.
  if (existing[ledgerFile] === undefined && existing['generated/routes.ts'] !== undefined) return [missingLedger];
  const conflict = conflictLine(existing[ledgerFile] ?? '');
  if (conflict !== undefined) return [{ where: `${ledgerFile}:${conflict}`, ...ledgerConflict }];
  const drafts = publishedDrafts(schema, ledger);
  if (drafts.length > 0) return drafts;
  const gone = site.redirects.filter(({ to }) => to === undefined).map(({ from }) => from);
  const answered = new Set([...addressesOf(site).map(({ path }) => path), ...gone]);
  const pages = new Map(site.pages.map((page) => [page.id, page]));
  const lost = ledger.filter(({ path }) => !answered.has(path));
  // A redirect of a page covers the pages below.
  const isMoved = ({ page, locale }: Published) => pages.get(page)?.paths[locale] !== undefined;
  const isBelow = (path: string) => lost.some((other) => path.startsWith(`${other.path}/`) && isMoved(other));
  const nowhere = [
    ...groupBy(
      lost.filter(({ path }) => !isBelow(path)),
      ({ page }) => page,
    ),
  ].map(([page, addresses]) => ({
    where: addresses.map(({ line }) => `${ledgerFile}:${line}`).join(', '),
    found: `the lost ${addresses.length > 1 ? 'addresses' : 'address'} ${addresses.map(({ path, locale }) => `${path} in ${locale}`).join(', ')} of "${page}"`,
    expected: 'published addresses that are served, redirected or retired',
    wayOut: `${wayOut(addresses, pages.get(page), site, schema)}; or delete from ${ledgerFile} what was never deployed`,
  }));
  return [...nowhere, ...intoOtherLanguages(site, schema, ledger)];
}

/** Returns a problem for each draft language with published addresses. */
function publishedDrafts({ locales }: Schema, ledger: Ledger): Problem[] {
  const ofDrafts = ledger.filter(({ locale }) => locales[locale]?.draft === true);
  return [...groupBy(ofDrafts, ({ locale }) => locale)].map(([locale, [first, ...others]]) => ({
    where: `${ledgerFile}:${first?.line ?? 1}`,
    found: `${others.length + 1} published ${others.length === 0 ? 'address' : 'addresses'} of the draft language "${locale}"`,
    expected: 'no published address of a draft language, whose pages are not served',
    wayOut: `remove draft: true of ${locale} from schema/site/locales.ts, or delete from ${ledgerFile} the lines of ${locale} that were never deployed`,
  }));
}

/** Returns the problems of addresses that redirect to another language although the page exists in their own. */
function intoOtherLanguages(site: SiteModel, schema: Schema, ledger: Ledger): Problem[] {
  const served = new Map(servedIn(site).map((address) => [address.path, address]));
  const targets = new Map(site.redirects.map(({ from, to = '' }) => [from, served.get(to)]));
  return ledger.flatMap((address): Problem[] => {
    const { path, page, locale, line } = address;
    const target = targets.get(path);
    const current = site.pages.find(({ id }) => id === target?.page);
    if (!target || target.locale === locale || current?.paths[locale] === undefined) return [];
    return [
      {
        where: `${ledgerFile}:${line}`,
        found: `a redirect from ${path}, the address of "${page}" in ${locale}, to ${target.path} in ${target.locale}`,
        expected: `a redirect to ${current.paths[locale]}, in ${locale}`,
        wayOut: `${wayOut([{ ...address, page: current.id }], current, site, schema)}, and remove ${path} from ${target.locale}`,
      },
    ];
  });
}

const ledgerConflict: Placeless = {
  found: 'a merge conflict',
  expected: 'the addresses of both sides',
  wayOut: 'keep the lines of both sides, and remove the lines of <, = and >',
};

const missingLedger: Problem = {
  where: ledgerFile,
  found: 'no ledger beside other generated files',
  expected: 'the ledger of published addresses, which shows lost addresses',
  wayOut: 'restore the file from git, or create an empty file if the site was never deployed',
};

/** Returns the current addresses. Error pages have none. */
function servedIn(site: SiteModel): Published[] {
  return site.pages
    .filter(({ isAddress }) => isAddress)
    .flatMap(({ id, paths }) => Object.entries(paths).map(([locale, path]) => ({ path, page: id, locale })));
}

function addressesOf(site: SiteModel): Published[] {
  const served = servedIn(site);
  const former = site.redirects.flatMap(({ from, to }) =>
    served.filter(({ path }) => path === to).map((address) => ({ ...address, path: from })),
  );
  return [...served, ...former];
}

/** Reads the ledger, with the current ids of renamed pages. */
export function readLedger(site: SiteModel, existing: Files): Ledger {
  const pages = new Set(site.pages.map(({ id }) => id));
  const currentId = (page: string) => {
    const renamed = destinationOf(page, site.renamed)?.key;
    return renamed !== undefined && pages.has(renamed) ? renamed : page;
  };
  return linesOf(existing[ledgerFile] ?? '')
    .map((text, index) => ({ text, line: index + 1 }))
    .filter(({ text }) => text.startsWith('/'))
    .map(({ text, line }) => {
      const [path = '', page = '', locale = '', mark] = text.split(' ');
      return { path, page: currentId(page), locale, line, isFirst: mark === 'first' };
    });
}

/** Returns the lines to write: in the entry of an existing page, with its former addresses, otherwise in the retired paths. */
function wayOut(addresses: readonly Published[], current: PageModel | undefined, site: SiteModel, schema: Schema): string {
  const moved = addresses.filter(({ locale }) => current?.paths[locale] !== undefined);
  const removed = addresses.filter(({ locale }) => current?.paths[locale] === undefined);
  const target = (locale: string) => current?.paths[locale] ?? '';
  const isRenamed = ({ path, locale }: Published) => parentOf(path) === parentOf(target(locale));
  const slugs = moved.filter(isRenamed).map(({ path, ...rest }) => ({ ...rest, word: path.slice(parentOf(path).length + 1) }));
  const paths = moved.filter((address) => !isRenamed(address)).map(({ path, ...rest }) => ({ ...rest, word: path }));
  const lines = [
    formerLine('formerSlugs', slugs, schema, (locale) => formerSlugsOf(schema, current?.id ?? '', locale)),
    formerLine('formerPaths', paths, schema, (locale) => formerPathsOf(schema, current?.id ?? '', locale)),
  ].filter((line) => line !== undefined);
  const parents = removed.flatMap(({ locale }) => (current ? [parentIn(current, locale, site)] : []));
  const retired = removed.map(({ path }, index) => `'${path}': ${parents[index] === undefined ? "'gone'" : `link('${parents[index]}')`}`);
  return [
    ...(lines.length > 0 ? [`write ${lines.join(' and ')} in the entry "${current?.id}" of schema/pages.ts`] : []),
    ...(retired.length === 0
      ? []
      : [
          `add ${retired.join(', ')} to schema/site/retired.ts, or ${current ? "'gone' in place of the link" : "link('…') in place of 'gone'"}`,
        ]),
  ].join(', and ');
}

/** Returns the nearest page above that exists in a locale. */
function parentIn({ trail }: PageModel, locale: string, { pages }: SiteModel): string | undefined {
  const inLocale = new Set(pages.filter(({ paths }) => paths[locale] !== undefined).map(({ id }) => id));
  return trail.findLast((id) => inLocale.has(id));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** Returns the whole property: `formerSlugs: { fr: ['a', 'b'], en: ['c'] }`. `known`: the words that the entry has already. */
function formerLine(
  name: string,
  added: readonly { readonly locale: string; readonly word: string }[],
  { locales }: Schema,
  known: (locale: string) => readonly string[],
): string | undefined {
  if (added.length === 0) return undefined;
  const lists = Object.keys(locales).map((locale) => {
    const own = added.filter((address) => address.locale === locale).map(({ word }) => word);
    return [locale, [...known(locale), ...own]] as const;
  });
  return `${name}: ${inlineObject(lists.filter(([, words]) => words.length > 0).map(([locale, words]) => [locale, inlineStrings(words)]))}`;
}
