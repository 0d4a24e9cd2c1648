/** Checks the targets of links, in facts and in texts. */
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { metaOf } from '../../schema/language/define.ts';
import { isLink } from '../../schema/language/link.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import { pageFile } from '../../schema/site/page-file.ts';
import { addressExpected } from './paths.ts';
import { closest, type Placeless, type Problem } from './problem.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** Returns a problem for each link to an unknown page or anchor. */
export function checkLinks(site: SiteModel): Problem[] {
  const visited = new Set<z.ZodType>();
  return site.bundles.flatMap((bundle) =>
    linksOf(bundle.content, visited).flatMap(({ entry, page, anchor }) => {
      const place =
        entry === undefined
          ? { where: 'schema/pages.ts', entries: [{ page: bundle.id, property: 'content' }] }
          : { where: `schema (content of "${bundle.id}")`, fact: { entry, words: anchor === undefined ? [page] : [page, anchor] } };
      const fault = targetFault(site, { page, anchor });
      return fault ? [{ ...place, ...fault }] : [];
    }),
  );
}

/** Returns the problem of a link: an unknown or removed page, a page without address, an unknown anchor. */
export function targetFault(
  { pages, components }: Pick<SiteModel, 'pages' | 'components'>,
  { page, anchor }: Omit<FoundLink, 'entry'>,
): Placeless | undefined {
  const target = pages.find(({ id }) => id === page);
  const near = () =>
    closest(
      page,
      pages.map(({ id }) => id),
    );
  if (!target) {
    const folder = dirname(pageFile(page));
    if (!components.includes(basename(folder)))
      return { found: `a link to page "${page}"`, expected: `the id of a page: ${near()}`, wayOut: 'correct the link' };
    const wayOut = `remove the link and delete the folder ${folder}, or restore "${page}" in schema/pages.ts`;
    return { found: `a link to the removed page "${page}"`, expected: `a page of schema/pages.ts: ${near()}`, wayOut };
  }
  if (!target.isAddress) return { found: `a link to page "${page}"`, expected: addressExpected, wayOut: 'correct the link' };
  if (anchor === undefined || target.anchors.includes(anchor)) return undefined;
  const wayOut = `correct the link, or declare a section() with that anchor on "${page}"`;
  return { found: `a link to ${page}#${anchor}`, expected: anchorsExpected(target), wayOut };
}

/** Describes the anchors of a page, for an error message. */
export function anchorsExpected({ id, anchors }: PageModel): string {
  return anchors.length === 0 ? `no anchor: "${id}" declares none` : `an anchor of "${id}": ${anchors.join(', ')}`;
}

interface FoundLink {
  /** Entry that has the fact; undefined for a fact of a page. */
  readonly entry?: string;
  readonly page: string;
  readonly anchor: string | undefined;
}

/** Returns the links below a node. Visits a view once, although several pages may show it. */
function linksOf(node: z.ZodType, visited: Set<z.ZodType>): FoundLink[] {
  if (textMeta(node)) return [];
  const meta = metaOf(node);
  if (meta?.kind === 'view' && visited.has(node)) return [];
  visited.add(node);
  const own =
    meta?.kind === 'entries' || meta?.kind === 'view'
      ? Object.entries(meta.facts).flatMap(([entry, facts]) => linksWithin(facts).map((link) => ({ entry, ...link })))
      : [];
  if (meta?.kind === 'fact') return linksWithin(meta.value);
  return [...own, ...children(node).flatMap(([, child]) => linksOf(child, visited))];
}

function linksWithin(fact: unknown): Omit<FoundLink, 'entry'>[] {
  if (isLink(fact)) return [fact];
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(linksWithin) : [];
}
