// Generated from schema/ by "npm run codegen". Do not edit. Seal: 72b74beed3045bda
import type { PageId, PagesInSomeLocales } from '../schema/language/link.ts';
import type { Locale } from '../schema/site/locales.ts';

declare module '../schema/language/link.ts' {
  /** The anchors of each page, which links may name. */
  interface Anchors {
    readonly about: never;
    readonly guides: never;
    readonly home: 'top';
    readonly strategy: never;
  }
}

export type { Anchors, PageId } from '../schema/language/link.ts';

/** The page of each role. */
export const roles = { home: 'home' } as const satisfies Readonly<Record<string, PageId>>;

/** The pages of each kind, which share one component. */
export const kinds = {} as const satisfies Readonly<Record<string, readonly PageId[]>>;

/** The locales in which a page exists. */
export type LocaleOf<Id extends PageId> = Id extends keyof PagesInSomeLocales ? PagesInSomeLocales[Id] : Locale;

export type PageOf<Kind extends keyof typeof kinds> = (typeof kinds)[Kind][number];

/** The first published path of each article, which identifies the article in feeds. */
export const firstPaths: Readonly<Record<never, Readonly<Partial<Record<Locale, string>>>>> = {
};

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
  /** Day of the last revision, `YYYY-MM-DD`. */
  readonly updated: string | undefined;
}

export const pages: { readonly [Id in PageId]: PageFacts<LocaleOf<Id>> } = {
  about: {
    kind: undefined,
    paths: { en: '/en/about', fr: '/a-propos' },
    trail: ['home', 'about'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  guides: {
    kind: undefined,
    paths: { en: '/en/guides', fr: '/guides' },
    trail: ['home', 'guides'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  home: {
    kind: undefined,
    paths: { en: '/en', fr: '/' },
    trail: ['home'],
    anchors: ['top'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  strategy: {
    kind: undefined,
    paths: { en: '/en/guides/strategy', fr: '/guides/strategie' },
    trail: ['home', 'guides', 'strategy'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-20',
    updated: undefined,
  },
};
