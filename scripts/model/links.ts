/** Links that facts hold must lead to a page of the tree, and to an anchor that page declares. */
import type { z } from 'zod';
import { metaOf } from '../../schema/language/define.ts';
import { isLink } from '../../schema/language/link.ts';
import { children, textMeta } from '../../schema/language/nodes.ts';
import { addressExpected } from './paths.ts';
import { closest, type Problem } from './problem.ts';
import type { PageModel, SiteModel } from './site-model.ts';

/** The problems of every link that a content type's facts hold. */
export function checkLinks(site: SiteModel): Problem[] {
  const pages = new Map(site.pages.map((each) => [each.id, each] as const));
  const seen = new Set<z.ZodType>();
  return site.bundles.flatMap((bundle) =>
    linksOf(bundle.content, seen).flatMap(({ entry, page, anchor }) => {
      const place =
        entry === undefined
          ? { where: 'schema/pages.ts', entries: [{ page: bundle.id, property: 'content' }] }
          : { where: `schema (content of "${bundle.id}")`, fact: { entry, words: anchor === undefined ? [page] : [page, anchor] } };
      const target = pages.get(page);
      if (!target) {
        return [
          {
            ...place,
            found: `a link to page "${page}"`,
            expected: `the id of a page: ${closest(page, [...pages.keys()])}`,
            wayOut: 'correct the link',
          },
        ];
      }
      if (!target.isAddress)
        return [{ ...place, found: `a link to page "${page}"`, expected: addressExpected, wayOut: 'correct the link' }];
      if (anchor !== undefined && !target.anchors.includes(anchor)) {
        const wayOut = `correct the link, or make a section() of what it means on "${page}"`;
        return [{ ...place, found: `a link to ${page}#${anchor}`, expected: anchorsExpected(target), wayOut }];
      }
      return [];
    }),
  );
}

/** What may be named in place of an anchor that a page does not declare. */
export function anchorsExpected({ id, anchors }: PageModel): string {
  return anchors.length === 0 ? `no anchor: "${id}" declares none` : `an anchor of "${id}": ${anchors.join(', ')}`;
}

interface FoundLink {
  /** The entry whose fact it is; undefined for a fact of a page. */
  readonly entry?: string;
  readonly page: string;
  readonly anchor: string | undefined;
}

/** The links below a node; a view of a collection may stand on several pages, and is looked at once. */
function linksOf(node: z.ZodType, seen: Set<z.ZodType>): FoundLink[] {
  if (textMeta(node)) return [];
  const meta = metaOf(node);
  if (meta?.kind === 'view' && seen.has(node)) return [];
  seen.add(node);
  const own =
    meta?.kind === 'entries' || meta?.kind === 'view'
      ? Object.entries(meta.facts).flatMap(([entry, facts]) => linksWithin(facts).map((link) => ({ entry, ...link })))
      : [];
  if (meta?.kind === 'fact') return linksWithin(meta.value);
  return [...own, ...children(node).flatMap(([, child]) => linksOf(child, seen))];
}

/** The links of a fact, however deep they stand in it. */
function linksWithin(fact: unknown): Omit<FoundLink, 'entry'>[] {
  if (isLink(fact)) return [fact];
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(linksWithin) : [];
}
