/** Emits `generated/pages.ts`: the facts of each page for the renderer. */
import { anchorsOf } from '../../model/links.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { byKey, inlineObject, inlineStrings, quote } from '../../model/typescript.ts';

/** `firstPaths`: the first published paths of articles, by page id and locale. */
export function emitPages(site: SiteModel, firstPaths: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const anchors = site.pages.map((page) => `    readonly ${page.id}: ${anchorsOf(page).map(quote).join(' | ') || 'never'};`);
  const inSome = site.pages
    .map(({ id, paths }) => [id, Object.keys(paths).sort()] as const)
    .filter(([, locales]) => locales.length < site.languages.length)
    .map(([id, locales]) => `    readonly ${id}: ${locales.map(quote).join(' | ')};\n`);
  const roles = site.pages.flatMap(({ id, role }) => (role ? [[role, quote(id)] as const] : []));
  const names = [...new Set(site.pages.flatMap(({ kind }) => kind ?? []))].sort();
  const kinds = names.map((name) => [name, inlineStrings(site.pages.filter(({ kind }) => kind === name).map(({ id }) => id))] as const);
  const entries = site.pages.map((page) => {
    const properties: [string, string][] = [
      ['kind', page.kind === undefined ? 'undefined' : quote(page.kind)],
      ['paths', inlineObject(byKey(Object.entries(page.paths)).map(([locale, path]) => [locale, quote(path)]))],
      ['trail', inlineStrings(page.trail)],
      ['anchors', inlineStrings(anchorsOf(page))],
      ['indexed', String(page.indexed)],
      ['layout', quote(page.layout)],
      ['structuredData', quote(page.structuredData)],
      ['published', page.published === undefined ? 'undefined' : quote(page.published)],
      ['updated', page.updated === undefined ? 'undefined' : quote(page.updated)],
    ];
    return `  ${page.id}: {\n${properties.map(([name, value]) => `    ${name}: ${value},`).join('\n')}\n  },`;
  });
  const first = byKey(Object.entries(firstPaths)).map(
    ([id, paths]) => `  ${id}: ${inlineObject(byKey(Object.entries(paths)).map(([locale, path]) => [locale, quote(path)]))},\n`,
  );
  return `import type { PageId, PagesInSomeLocales } from '../schema/language/link.ts';
import type { Locale } from '../schema/site/locales.ts';

declare module '../schema/language/link.ts' {
  /** The anchors of each page, which links may name. */
  interface Anchors {
${anchors.join('\n')}
  }
${
  inSome.length === 0
    ? ''
    : `
  /** The locales of the pages that do not exist in every locale. */
  interface PagesInSomeLocales {
${inSome.join('')}  }
`
}}

export type { Anchors, PageId } from '../schema/language/link.ts';

/** The page of each role. */
export const roles = ${inlineObject(byKey(roles))} as const satisfies Readonly<Record<string, PageId>>;

/** The pages of each kind, which share one component. */
export const kinds = ${inlineObject(kinds)} as const satisfies Readonly<Record<string, readonly PageId[]>>;

/** The locales in which a page exists. */
export type LocaleOf<Id extends PageId> = Id extends keyof PagesInSomeLocales ? PagesInSomeLocales[Id] : Locale;

export type PageOf<Kind extends keyof typeof kinds> = (typeof kinds)[Kind][number];

/** The first published path of each article, which identifies the article in feeds. */
export const firstPaths: Readonly<Record<${names.includes('article') ? "PageOf<'article'>" : 'never'}, Readonly<Partial<Record<Locale, string>>>>> = {
${first.join('')}};

export interface PageFacts<Own extends Locale = Locale> {
  readonly kind: string | undefined;
  readonly paths: Readonly<Record<Own, string>>;
  /** Page ids from home to this page: its breadcrumb. */
  readonly trail: readonly PageId[];
  readonly anchors: readonly string[];
  readonly indexed: boolean;
  readonly layout: 'site' | 'bare';
  readonly structuredData: 'page' | 'article' | 'creativeWork';
  readonly published: string | undefined;
  /** Day of the last revision, \`YYYY-MM-DD\`. */
  readonly updated: string | undefined;
}

export const pages: { readonly [Id in PageId]: PageFacts<LocaleOf<Id>> } = {
${entries.join('\n')}
};
`;
}
