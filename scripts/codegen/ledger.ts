/** The ledger of published paths. Codegen only adds lines; each path must be served, redirected or retired. */
import { linesOf } from '../lib/lines.ts';
import { type Files, ledgerFile } from '../model/generated-files.ts';
import type { Problem } from '../model/problem.ts';
import { destinationOf } from '../model/renames.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';

const heading = `# Every published address of this site: path, page, locale. Codegen adds lines, and fails if an address is lost.
# "first" marks the address that identifies an article in feeds. Delete a line only if its address was never deployed.
`;

interface Published {
  readonly path: string;
  readonly page: string;
  readonly locale: string;
}

/** Paths by page id and locale. */
type Paths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Adds the current addresses to the ledger. */
export function emitLedger(site: SiteModel, existing: Files): Files {
  // The later entry wins: an address that two pages have had belongs to the current page.
  const known = new Map([...addressesOf(site), ...readLedger(site, existing), ...servedIn(site)].map((entry) => [entry.path, entry]));
  const first = firstPathsOf(site, existing);
  const lines = [...known.values()]
    .map(({ path, page, locale }) => `${path} ${page} ${locale}${first[page]?.[locale] === path ? ' first' : ''}\n`)
    .sort();
  return { [ledgerFile]: heading + lines.join('') };
}

/** Returns the first published path of each article, by page id and locale. A path without a line in the ledger is published now. */
export function firstPathsOf(site: SiteModel, existing: Files): Paths {
  const marked = readLedger(site, existing).filter(({ isFirst }) => isFirst);
  const first = (id: string, locale: string) => marked.find((address) => address.page === id && address.locale === locale)?.path;
  return Object.fromEntries(
    site.pages
      .filter(({ kind }) => kind === 'article')
      .map(({ id, paths }) => [id, Object.fromEntries(Object.entries(paths).map(([locale, path]) => [locale, first(id, locale) ?? path]))]),
  );
}

/** Returns the problems of lost addresses, and of a missing ledger. */
export function checkLedger(site: SiteModel, existing: Files): Problem[] {
  // The routes are written after the ledger, so they exist only if the ledger existed.
  if (existing[ledgerFile] === undefined && existing['generated/routes.ts'] !== undefined) return [missingLedger];
  const gone = site.redirects.filter(({ to }) => to === undefined).map(({ from }) => from);
  const answered = new Set([...addressesOf(site).map(({ path }) => path), ...gone]);
  const pages = new Map(site.pages.map((page) => [page.id, page]));
  const lost = readLedger(site, existing).filter(({ path }) => !answered.has(path));
  // A redirect of a page covers the pages below.
  const isBelow = (path: string) => lost.some((other) => path.startsWith(`${other.path}/`) && pages.has(other.page));
  const nowhere = lost
    .filter(({ path }) => !isBelow(path))
    .map((address) => ({
      where: `${ledgerFile}:${lineOf(existing, address)}`,
      found: `the lost address ${address.path} of "${address.page}" in ${address.locale}`,
      expected: 'a published address that is served, redirected or retired',
      wayOut: `${wayOut(address, pages.get(address.page))}; or delete this line, if the address was never deployed`,
    }));
  return [...nowhere, ...intoOtherLanguages(site, existing)];
}

/** Returns the problems of addresses that redirect to another language although the page exists in their own. */
function intoOtherLanguages(site: SiteModel, existing: Files): Problem[] {
  const served = new Map(servedIn(site).map((address) => [address.path, address]));
  const targets = new Map(site.redirects.map(({ from, to = '' }) => [from, served.get(to)]));
  return readLedger(site, existing).flatMap((address): Problem[] => {
    const { path, page, locale } = address;
    const target = targets.get(path);
    const current = site.pages.find(({ id }) => id === target?.page);
    if (!target || target.locale === locale || current?.paths[locale] === undefined) return [];
    return [
      {
        where: `${ledgerFile}:${lineOf(existing, address)}`,
        found: `a redirect from ${path}, the address of "${page}" in ${locale}, to ${target.path} in ${target.locale}`,
        expected: `a redirect to ${current.paths[locale]}, in ${locale}`,
        wayOut: `${wayOut({ ...address, page: current.id }, current)}, and remove it from ${target.locale}`,
      },
    ];
  });
}

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
function readLedger(site: SiteModel, existing: Files): (Published & { readonly isFirst: boolean })[] {
  const pages = new Set(site.pages.map(({ id }) => id));
  const currentId = (page: string) => {
    const renamed = destinationOf(page, site.renamed)?.key;
    return renamed !== undefined && pages.has(renamed) ? renamed : page;
  };
  return ledgerLines(existing)
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [path = '', page = '', locale = '', mark] = line.split(' ');
      return { path, page: currentId(page), locale, isFirst: mark === 'first' };
    });
}

function ledgerLines(existing: Files): string[] {
  return linesOf(existing[ledgerFile] ?? '');
}

function lineOf(existing: Files, { path }: Published): number {
  return ledgerLines(existing).findIndex((line) => line.startsWith(`${path} `)) + 1;
}

/** Returns the line to add to the schema: to the entry of an existing page, otherwise to the retired paths. */
function wayOut({ path, page, locale }: Published, current: PageModel | undefined): string {
  const target = current?.paths[locale];
  if (target === undefined) return `add '${path}': link('…'), or '${path}': 'gone', to schema/site/retired.ts`;
  const [formerParent, parent] = [path, target].map((whole) => whole.slice(0, whole.lastIndexOf('/'))) as [string, string];
  return formerParent === parent
    ? `add formerSlugs: { ${locale}: ['${path.slice(formerParent.length + 1)}'] } to "${page}" in schema/pages.ts`
    : `add formerPaths: { ${locale}: ['${path}'] } to "${page}" in schema/pages.ts`;
}
