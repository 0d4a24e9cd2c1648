/** The site as codegen emits it: pages in the order of their ids, with paths, trails and redirects worked out. */
import { z } from 'zod';
import type { Role, StructuredData } from '../../schema/define.ts';
import { joinPath, slugOf } from './paths.ts';
import type { Problem } from './problem.ts';
import { redirectsOf, retiredOf } from './redirects.ts';
import type { Schema } from './schema.ts';
import { checkPage, checkPaths, checkRoles, type Report, trailOf } from './tree.ts';

export interface PageModel {
  readonly id: string;
  readonly role: Role | undefined;
  /** False for the error pages, which hosts serve in place of others. */
  readonly isAddress: boolean;
  readonly parent: string | undefined;
  /** Path by locale, from the root: `/en/about`. */
  readonly paths: Readonly<Record<string, string>>;
  /** Page ids from home to this page. */
  readonly trail: readonly string[];
  readonly anchors: readonly string[];
  readonly indexed: boolean;
  readonly layout: 'site' | 'bare';
  readonly structuredData: StructuredData;
  readonly published: string | undefined;
  readonly renamedKeys: Readonly<Record<string, string>>;
}

/** A message bundle: a page's messages, or messages shared by several. */
export interface BundleModel {
  readonly id: string;
  /** Name of the generated interfaces: `home` gives `Home`. */
  readonly typeName: string;
  readonly content: z.ZodObject;
  readonly renamedKeys: Readonly<Record<string, string>>;
}

/** An address that is no page's any more. */
export interface Redirect {
  readonly from: string;
  /** The path it leads to for good; undefined for one that is gone. */
  readonly to: string | undefined;
}

export interface SiteModel {
  readonly locales: readonly string[];
  readonly defaultLocale: string;
  readonly origin: string;
  readonly pages: readonly PageModel[];
  readonly bundles: readonly BundleModel[];
  readonly redirects: readonly Redirect[];
  readonly placeholders: ReadonlySet<string>;
}

/** Works the model out of a schema, with every mistake found on the way; with problems, the model must not be used. */
export function buildModel(schema: Schema): { model: SiteModel; problems: Problem[] } {
  const problems: Problem[] = [];
  const ids = Object.keys(schema.pages).sort();
  const locales = Object.keys(schema.locales);
  const report: Report = (place, found, expected, wayOut) => {
    const entries = [place].flat().map((entry) => (typeof entry === 'string' ? { page: entry } : entry));
    problems.push({ where: 'schema/pages.ts', entries, found, expected, wayOut });
  };

  for (const id of ids) checkPage(schema, id, report);
  checkRoles(schema, report);
  const trails = new Map(ids.map((id) => [id, trailOf(schema, id, report)] as const));
  const pages = ids.map((id) => pageModel(schema, id, trails.get(id) ?? [id]));
  // Below a wrong slug or parent every path is wrong: one mistake is told once.
  const lost = pagesWithWrongPaths(problems);
  const sound = pages.filter((page) => !page.trail.some((step) => lost.has(step)));
  checkPaths(sound, report);
  const moved = redirectsOf(schema, sound, report);
  const redirects = [...moved, ...retiredOf(schema, sound, moved, problems)].sort((a, b) => (a.from < b.from ? -1 : 1));

  const bundles: BundleModel[] = [
    ...Object.entries(schema.bundles).map(([id, content]) => ({ id, typeName: pascal(id), content, renamedKeys: {} })),
    ...pages.map((page) => ({
      id: page.id,
      typeName: pascal(page.id),
      content: z.object({ ...schema.pageShape, ...schema.pages[page.id]?.content.shape }),
      renamedKeys: page.renamedKeys,
    })),
  ].sort((a, b) => (a.id < b.id ? -1 : 1));

  for (const id of Object.keys(schema.bundles)) {
    if (id in schema.pages)
      report(
        id,
        `"${id}" names a page and a bundle`,
        'one message file for each name',
        `rename the page, or the bundle in schema/bundles.ts`,
      );
  }
  return {
    model: {
      locales,
      defaultLocale: schema.defaultLocale,
      origin: schema.origin,
      pages,
      bundles,
      redirects,
      placeholders: new Set(schema.placeholders),
    },
    problems,
  };
}

function pagesWithWrongPaths(problems: readonly Problem[]): Set<string> {
  const entries = problems.flatMap((problem) => problem.entries ?? []);
  return new Set(entries.filter(({ property }) => property === 'slug' || property === 'parent').map(({ page }) => page));
}

function pageModel(schema: Schema, id: string, trail: readonly string[]): PageModel {
  const page = schema.pages[id];
  if (!page) throw new TypeError(`no page ${id}`);
  return {
    id,
    role: page.role,
    isAddress: page.role !== 'notFound' && page.role !== 'error',
    parent: page.parent,
    paths: Object.fromEntries(
      Object.entries(schema.locales).map(([locale, { prefix }]) => [
        locale,
        joinPath(
          prefix,
          trail.map((step) => slugOf(schema, step, locale) ?? ''),
        ),
      ]),
    ),
    trail,
    anchors: [...(page.anchors ?? [])].sort(),
    indexed: page.indexed ?? true,
    layout: page.layout ?? 'site',
    structuredData: page.structuredData ?? 'page',
    published: page.published,
    renamedKeys: page.renamedKeys ?? {},
  };
}

/** `caseStudies` is `CaseStudies`; `my-bundle` is `MyBundle`. */
export function pascal(id: string): string {
  return id.replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}
