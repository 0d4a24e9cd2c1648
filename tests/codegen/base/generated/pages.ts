// Generated from schema/ by "npm run codegen". Do not edit. Seal: 739e02701e1418a5
import type { PageId } from '../schema/link.ts';
import type { Locale } from '../schema/site.ts';

declare module '../schema/link.ts' {
  /** The anchors of each page: the only `#targets` a link may name. */
  interface Anchors {
    readonly about: never;
    readonly guides: never;
    readonly home: 'top';
    readonly strategy: never;
  }
}

export type { Anchors, PageId } from '../schema/link.ts';

/** The page of each role. */
export const roles = { home: 'home' } as const satisfies Readonly<Record<string, PageId>>;

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
  about: {
    paths: { en: '/en/about', fr: '/a-propos' },
    trail: ['home', 'about'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  guides: {
    paths: { en: '/en/guides', fr: '/guides' },
    trail: ['home', 'guides'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  home: {
    paths: { en: '/en', fr: '/' },
    trail: ['home'],
    anchors: ['top'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  strategy: {
    paths: { en: '/en/guides/strategy', fr: '/guides/strategie' },
    trail: ['home', 'guides', 'strategy'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-20',
  },
};
