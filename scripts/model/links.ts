/** Checks the targets of links, in facts and in texts. */
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import { metaOf, type NodeMeta } from '../../schema/language/define.ts';
import { isLink } from '../../schema/language/link.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import { pageFile } from '../../schema/site/page-file.ts';
import { memoizePerObject } from '../lib/maps.ts';
import { bundlesIn } from './bundles.ts';
import { addressExpected } from './paths.ts';
import { closest, type Placeless, type Problem } from './problem.ts';
import type { PageModel, SiteModel } from './site-model.ts';
import { inlineStrings } from './typescript.ts';

interface Target {
  readonly page: string;
  readonly anchor?: string | undefined;
}

/** Returns a problem for each wrong link in any locale. */
export function checkLinks(site: SiteModel): Problem[] {
  /** Returns the problem of a link that is wrong in each of the locales. */
  const faultIn = (locales: readonly string[], link: Target) => {
    const faults = locales.map((locale) => targetFault(site, link, locale));
    return faults.every((fault) => fault !== undefined) ? faults[0] : undefined;
  };
  const problems = site.languages.flatMap(({ locale }) => {
    const visited = new Set<z.ZodType>();
    return bundlesIn(site, locale).flatMap(({ id, content }) =>
      linksOf(content, visited).flatMap(({ entry, isPlace, ...link }): Problem[] => {
        const { page, anchor } = link;
        const target = pagesById(site.pages).get(page);
        const place =
          entry === undefined
            ? { where: 'schema/pages.ts', entries: [{ page: id, property: 'content' }] }
            : { where: `schema (content of "${id}")`, fact: { entry, words: anchor === undefined ? [page] : [page, anchor] } };
        const fault = faultIn(isPlace && target ? Object.keys(target.paths) : [locale], link);
        return fault ? [{ ...place, ...fault }] : [];
      }),
    );
  });
  // An unknown page is one mistake, not one in each locale.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

const pagesById = memoizePerObject((pages: readonly PageModel[]) => new Map(pages.map((each) => [each.id, each])));

/**
 * Returns the problem of a link in a locale, if there is one: an unknown or removed page, a page without an address, an unknown anchor, or
 * a page or section that does not exist in the locale.
 */
export function targetFault(
  site: Pick<SiteModel, 'pages' | 'components'>,
  { page, anchor }: Target,
  locale: string,
): Placeless | undefined {
  const pages = pagesById(site.pages);
  const found = anchor === undefined ? `a link to page "${page}"` : `a link to ${page}#${anchor}`;
  const target = pages.get(page);
  if (!target) {
    const folder = dirname(pageFile(page));
    if (site.components.includes(basename(folder))) {
      return {
        found: `a link to the removed page "${page}"`,
        expected: `a page of schema/pages.ts: ${closest(page, [...pages.keys()])}`,
        wayOut: `remove the link and delete the folder ${folder}, or restore "${page}" in schema/pages.ts`,
      };
    }
    return {
      found: `a link to page "${page}"`,
      expected: `the id of a page: ${closest(page, [...pages.keys()])}`,
      wayOut: 'correct the link',
    };
  }
  if (!target.isAddress) return { found: `a link to page "${page}"`, expected: addressExpected, wayOut: 'correct the link' };
  const onlyIn = (what: string, locales: readonly string[]): Placeless => ({
    found: `${found} in ${locale}`,
    expected: `a target that exists in ${locale}: ${what} exists in ${locales.join(', ')} only`,
    wayOut: `write locales: ${inlineStrings(locales)} in the entry or section with the link, or link to another target`,
  });
  if (target.paths[locale] === undefined) return onlyIn(`"${page}"`, Object.keys(target.paths));
  if (anchor === undefined || target.anchors[locale]?.includes(anchor)) return undefined;
  const others = Object.keys(target.paths).filter((other) => target.anchors[other]?.includes(anchor));
  if (others.length > 0) return onlyIn(`its section "${anchor}"`, others);
  return { found, expected: anchorsExpected(target), wayOut: `correct the link, or declare a section() with that anchor on "${page}"` };
}

/** Returns the anchors of a page in all its locales. */
export function anchorsOf({ anchors }: PageModel): string[] {
  return [...new Set(Object.values(anchors).flat())].sort();
}

/** Describes the anchors of a page, for an error message. */
export function anchorsExpected(page: PageModel): string {
  const anchors = anchorsOf(page);
  return anchors.length === 0 ? `no anchor: "${page.id}" declares none` : `an anchor of "${page.id}": ${anchors.join(', ')}`;
}

interface FoundLink {
  /** Entry that has the fact; undefined for a fact of a page. */
  readonly entry?: string;
  readonly page: string;
  readonly anchor: string | undefined;
  /** True for a place that is named without a link to it. */
  readonly isPlace: boolean;
}

/** Returns the links below a node. Visits a view once, although several pages may show it. */
function linksOf(node: z.ZodType, visited: Set<z.ZodType>): FoundLink[] {
  if (textMeta(node)) return [];
  const meta = metaOf(node);
  if (meta?.kind === 'view' && visited.has(node)) return [];
  visited.add(node);
  if (meta?.kind === 'fact') return linksWithin(meta.value, meta.type);
  return [...linksOfEntries(node, meta), ...children(node).flatMap(([, child]) => linksOf(child, visited))];
}

function linksOfEntries(node: z.ZodType, meta: NodeMeta | undefined): FoundLink[] {
  if (meta?.kind !== 'entries' && meta?.kind !== 'view') return [];
  const type = metaOf(meta.kind === 'view' ? meta.type : (children(node)[0]?.[1] ?? node));
  const facts = type?.kind === 'type' ? z.object(type.facts) : undefined;
  return Object.entries(meta.facts).flatMap(([entry, values]) => linksWithin(values, facts).map((link) => ({ ...link, entry })));
}

/** Returns the links in a fact of some type. */
function linksWithin(value: unknown, given: z.ZodType | undefined): FoundLink[] {
  const type = given instanceof z.ZodOptional || given instanceof z.ZodDefault ? (given.unwrap() as z.ZodType) : given;
  const meta = type && metaOf(type);
  if (isLink(value)) return [{ ...value, isPlace: meta?.kind === 'link' && meta.isPlace === true }];
  if (typeof value !== 'object' || value === null) return [];
  const typeOf = (key: string) =>
    type instanceof z.ZodArray ? (type.element as z.ZodType) : type instanceof z.ZodObject ? (type.shape[key] as z.ZodType) : undefined;
  return Object.entries(value).flatMap(([key, part]) => linksWithin(part, typeOf(key)));
}
