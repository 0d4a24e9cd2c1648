/** Builds the site model from a schema. */

import { contentsOf } from '../../schema/language/compose.ts';
import { contentIn } from '../../schema/language/content-in.ts';
import { anchors } from '../../schema/language/nodes.ts';
import { languageOf } from '../../schema/text/typeset.ts';
import { checkContent } from './content.ts';
import { checkLinks } from './links.ts';
import { checkLocales } from './locales.ts';
import { type Read, resolveOpenLists } from './open-lists.ts';
import { checkPage, checkPageFacts } from './page-entry.ts';
import { hostFiles, joinPath, localesOf, slugOf } from './paths.ts';
import { checkPictures } from './pictures.ts';
import { type Problem, ProblemsError, type Report } from './problem.ts';
import { feedRedirectsOf, redirectsOf, retiredOf } from './redirects.ts';
import { checkRenames } from './renames.ts';
import type { Schema } from './schema.ts';
import type { BundleModel, PageModel, SiteModel } from './site-model.ts';
import { checkContentLocales } from './some-locales.ts';
import { checkArticles, checkKinds, checkMessageFiles, checkPaths, checkRoles, trailsOf } from './tree.ts';
import { pascal } from './typescript.ts';

/**
 * Builds and checks the site model. `read` reads the message files that decide the length of open lists. Throws a {@link ProblemsError}
 * with every mistake.
 */
export function buildModel(schema: Schema, read: Read): SiteModel {
  const problems: Problem[] = checkLocales(schema);
  if (problems.length > 0) throw new ProblemsError(problems);
  const ids = Object.keys(schema.pages).sort();
  const report: Report = (place, found, expected, wayOut) => {
    const entries = [place].flat().map((entry) => (typeof entry === 'string' ? { page: entry } : entry));
    problems.push({ where: 'schema/pages.ts', entries, found, expected, wayOut });
  };

  for (const id of ids) checkPageFacts(schema, id, report);
  if (problems.length > 0) throw new ProblemsError(problems);
  for (const id of ids) checkPage(schema, id, report);
  checkKinds(schema, report);
  checkArticles(schema, report);
  checkRoles(schema, report);
  const trails = trailsOf(schema, ids, report);
  const pages = ids.map((id) => pageModel(schema, id, trails.get(id) ?? [id]));
  // A wrong slug or parent makes every path below wrong: only the cause is reported.
  const misplaced = pagesWithWrongPaths(problems);
  const sound = pages.filter((page) => !page.trail.some((step) => misplaced.has(step)));
  checkPaths(sound, report);
  const moved = redirectsOf(schema, sound, report);
  const retired = retiredOf(schema, sound, moved, problems);
  const redirects = [...moved, ...feedRedirectsOf(sound, moved), ...retired].sort((a, b) => (a.from < b.from ? -1 : 1));

  const bundles: BundleModel[] = Object.entries(contentsOf(schema))
    .map(([id, content]) => ({ id, typeName: pascal(id), content, locales: localesOf(schema, id) }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

  problems.push(...checkMessageFiles(schema));
  const declared: SiteModel = {
    languages: Object.entries(schema.locales).map(([locale, { tag }]) => languageOf(locale, tag, schema.facts)),
    drafts: Object.keys(schema.locales).filter((locale) => schema.locales[locale]?.draft === true),
    defaultLocale: schema.defaultLocale,
    origin: schema.origin,
    pages,
    pageShape: schema.pageShape,
    bundles,
    redirects,
    renamed: schema.renamed,
    components: schema.components,
    sources: schema.sources,
  };
  // Locales, links, pictures and keys can only be found in valid content.
  const invalid = checkContent(declared);
  const wrong = invalid.length > 0 ? invalid : checkContentLocales(declared);
  if (wrong.length > 0) throw new ProblemsError([...problems, ...wrong]);
  const { site, problems: wrongLists } = resolveOpenLists(declared, read);
  problems.push(...checkLinks(site), ...checkPictures(site, schema.pictures), ...checkRenames(site), ...wrongLists);
  if (problems.length > 0) throw new ProblemsError(problems);
  return site;
}

/** Properties of an entry that determine its paths. */
const pathProperties = /^(?:locales|slug|parent)$/;

function pagesWithWrongPaths(problems: readonly Problem[]): Set<string> {
  const entries = problems.flatMap((problem) => problem.entries ?? []);
  return new Set(entries.filter(({ property }) => pathProperties.test(property ?? '')).map(({ page }) => page));
}

function pageModel(schema: Schema, id: string, trail: readonly string[]): PageModel {
  const page = schema.pages[id];
  if (!page) throw new TypeError(`no page ${id}`);
  const locales = localesOf(schema, id);
  return {
    id,
    role: page.role,
    kind: page.kind,
    isAddress: page.role === undefined || hostFiles[page.role] === undefined,
    parent: page.parent,
    paths: Object.fromEntries(
      locales.map((locale) => [
        locale,
        joinPath(
          schema.locales[locale]?.prefix ?? '',
          trail.map((step) => slugOf(schema, step, locale) ?? ''),
        ),
      ]),
    ),
    trail,
    anchors: Object.fromEntries(locales.map((locale) => [locale, anchors(contentIn(page.content, locale)).sort()])),
    indexed: page.indexed ?? true,
    layout: page.layout ?? 'site',
    structuredData: page.structuredData ?? 'page',
    published: page.published,
    updated: page.updated,
  };
}
