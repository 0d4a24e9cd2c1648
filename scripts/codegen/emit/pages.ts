/** `generated/pages.ts`: what the renderer needs to know of each page. */
import type { SiteModel } from '../model.ts';
import { byKey, inlineObject, inlineStrings, quote } from './text.ts';

export function emitPages(site: SiteModel): string {
  const anchors = site.pages.map((page) => `    readonly ${page.id}: ${page.anchors.map(quote).join(' | ') || 'never'};`);
  const roles = site.pages.flatMap(({ id, role }) => (role ? [[role, quote(id)] as const] : []));
  const facts = site.pages.map((page) => {
    const entries: [string, string][] = [
      ['paths', inlineObject(byKey(Object.entries(page.paths)).map(([locale, path]) => [locale, quote(path)]))],
      ['trail', inlineStrings(page.trail)],
      ['anchors', inlineStrings(page.anchors)],
      ['indexed', String(page.indexed)],
      ['layout', quote(page.layout)],
      ['structuredData', quote(page.structuredData)],
      ['published', page.published === undefined ? 'undefined' : quote(page.published)],
    ];
    return `  ${page.id}: {\n${entries.map(([name, value]) => `    ${name}: ${value},`).join('\n')}\n  },`;
  });
  return `import type { PageId } from '../schema/link.ts';
import type { Locale } from '../schema/site.ts';

declare module '../schema/link.ts' {
  /** The anchors of each page: the only \`#targets\` a link may name. */
  interface Anchors {
${anchors.join('\n')}
  }
}

export type { Anchors, PageId } from '../schema/link.ts';

/** The page of each role. */
export const roles = ${inlineObject(byKey(roles))} as const satisfies Readonly<Record<string, PageId>>;

export interface PageFacts {
  readonly paths: Readonly<Record<Locale, string>>;
  /** Page ids from home to this page: its breadcrumb. */
  readonly trail: readonly PageId[];
  readonly anchors: readonly string[];
  readonly indexed: boolean;
  readonly layout: 'site' | 'bare';
  readonly structuredData: 'page' | 'article';
  readonly published: string | undefined;
}

export const pages: Readonly<Record<PageId, PageFacts>> = {
${facts.join('\n')}
};
`;
}
