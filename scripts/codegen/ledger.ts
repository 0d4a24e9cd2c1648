/**
 * The ledger of published addresses: every path that the site has had, with the page and the locale it belonged to. It
 * only ever grows, and a path in it is served, redirected, or retired by name. Only a project in which nothing was
 * generated yet has none.
 */

import { linesOf } from '../lib/lines.ts';
import { type Files, ledgerFile } from '../model/generated-files.ts';
import type { Problem } from '../model/problem.ts';
import { destinationOf } from '../model/renames.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';

const heading = `# Every address that this site has had: path, page, locale. Codegen adds to it and refuses to lose one.
# Delete a line only when its address was never deployed.
`;

interface Published {
  readonly path: string;
  readonly page: string;
  readonly locale: string;
}

/** The ledger with the addresses of today in it. */
export function emitLedger(site: SiteModel, existing: Files): Files {
  // The later entry wins: an address that two pages have had belongs to the one that stands there now, which is missed if it moves on.
  const known = new Map([...addressesOf(site), ...readLedger(site, existing), ...servedIn(site)].map((entry) => [entry.path, entry]));
  const lines = [...known.values()].map(({ path, page, locale }) => `${path} ${page} ${locale}\n`).sort();
  return { [ledgerFile]: heading + lines.join('') };
}

/** The problems of published addresses that lead nowhere by now, and of a ledger that went missing with them. */
export function checkLedger(site: SiteModel, existing: Files): Problem[] {
  // The routes are written after it: where they are, it was.
  if (existing[ledgerFile] === undefined && existing['generated/routes.ts'] !== undefined) return [missingLedger];
  const gone = site.redirects.filter(({ to }) => to === undefined).map(({ from }) => from);
  const answered = new Set([...addressesOf(site).map(({ path }) => path), ...gone]);
  const pages = new Map(site.pages.map((page) => [page.id, page]));
  const lost = readLedger(site, existing).filter(({ path }) => !answered.has(path));
  // What is said of a page brings the pages below it along.
  const isBelow = (path: string) => lost.some((other) => path.startsWith(`${other.path}/`) && pages.has(other.page));
  const nowhere = lost
    .filter(({ path }) => !isBelow(path))
    .map((address) => ({
      where: `${ledgerFile}:${lineOf(existing, address)}`,
      found: `${address.path}, where "${address.page}" was in ${address.locale}, and which leads nowhere today`,
      expected: 'an address that was published to be served, redirected or retired',
      wayOut: `${wayOut(address, pages.get(address.page))}; or delete this line, if it was never deployed`,
    }));
  return [...nowhere, ...intoOtherLanguages(site, existing)];
}

/** The problems of published addresses that lead to a page in another language than they were in, of those that the site has. */
function intoOtherLanguages(site: SiteModel, existing: Files): Problem[] {
  const served = new Map(servedIn(site).map((address) => [address.path, address]));
  const targets = new Map(site.redirects.map(({ from, to = '' }) => [from, served.get(to)]));
  return readLedger(site, existing).flatMap((address): Problem[] => {
    const { path, page, locale } = address;
    const target = targets.get(path);
    const today = site.pages.find(({ id }) => id === target?.page);
    if (!target || target.locale === locale || today?.paths[locale] === undefined) return [];
    return [
      {
        where: `${ledgerFile}:${lineOf(existing, address)}`,
        found: `${path}, where "${page}" was in ${locale}, and which leads to ${target.path}, in ${target.locale}`,
        expected: `a redirect to ${today.paths[locale]}, in ${locale}`,
        wayOut: `${wayOut({ ...address, page: today.id }, today)}, and take it out of ${target.locale}`,
      },
    ];
  });
}

const missingLedger: Problem = {
  where: ledgerFile,
  found: 'no such file, where others have been generated',
  expected: 'the ledger of every address that was published: without it, none of them is missed',
  wayOut: 'restore it from git; an empty one will do where nothing was ever deployed',
};

/** The addresses of today. Error pages are files for hosts, no addresses. */
function servedIn(site: SiteModel): Published[] {
  return site.pages
    .filter(({ isAddress }) => isAddress)
    .flatMap(({ id, paths }) => Object.entries(paths).map(([locale, path]) => ({ path, page: id, locale })));
}

/** The addresses of today, and those that lead to them. */
function addressesOf(site: SiteModel): Published[] {
  const served = servedIn(site);
  const former = site.redirects.flatMap(({ from, to }) =>
    served.filter(({ path }) => path === to).map((address) => ({ ...address, path: from })),
  );
  return [...served, ...former];
}

/** The ledger, each page by its id of today. */
function readLedger(site: SiteModel, existing: Files): Published[] {
  const pages = new Set(site.pages.map(({ id }) => id));
  const idOfToday = (page: string) => {
    const renamed = destinationOf(page, site.renamed)?.key;
    return renamed !== undefined && pages.has(renamed) ? renamed : page;
  };
  return ledgerLines(existing)
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [path = '', page = '', locale = ''] = line.split(' ');
      return { path, page: idOfToday(page), locale };
    });
}

function ledgerLines(existing: Files): string[] {
  return linesOf(existing[ledgerFile] ?? '');
}

function lineOf(existing: Files, { path }: Published): number {
  return ledgerLines(existing).findIndex((line) => line.startsWith(`${path} `)) + 1;
}

/** The line to add to the schema: to the page where it still is one, otherwise to what has left. */
function wayOut({ path, page, locale }: Published, today: PageModel | undefined): string {
  const now = today?.paths[locale];
  if (now === undefined) return `add '${path}': link('…'), or '${path}': 'gone', to schema/site/retired.ts`;
  const [above, slug] = [path, now].map((whole) => whole.slice(0, whole.lastIndexOf('/'))) as [string, string];
  return above === slug
    ? `add formerSlugs: { ${locale}: ['${path.slice(above.length + 1)}'] } to "${page}" in schema/pages.ts`
    : `add formerPaths: { ${locale}: ['${path}'] } to "${page}" in schema/pages.ts`;
}
