// Generated from schema/ by "npm run codegen". Do not edit. Seal: bb162b620f9ca411
import type { PageId } from '../schema/link.ts';
import type { Locale } from '../schema/site.ts';

declare module '../schema/link.ts' {
  /** The anchors of each page: the only `#targets` a link may name. */
  interface Anchors {
    readonly about: never;
    readonly articles: never;
    readonly blog: 'criteria';
    readonly budget: 'break-even' | 'cash' | 'checklist' | 'dashboard' | 'investment' | 'unit-economics';
    readonly caseStudies: 'digital-transformation' | 'network-development';
    readonly clients: never;
    readonly concept: 'checklist' | 'manual' | 'offer' | 'pilot' | 'promise' | 'space';
    readonly contact: 'message';
    readonly error: never;
    readonly foreignBrands: 'why-france';
    readonly home: 'accueil' | 'contact';
    readonly legalNotice: never;
    readonly location: 'catchment' | 'checklist' | 'decision' | 'flows' | 'lease' | 'premises';
    readonly locationScoring: 'expert' | 'tool';
    readonly messageNotSent: 'invalid' | 'limited' | 'long' | 'unavailable';
    readonly messageSent: never;
    readonly notFound: never;
    readonly organization: 'checklist' | 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles';
    readonly retail: 'checklist' | 'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed';
    readonly scoringTool: never;
    readonly services: 'flagship' | 'hotline' | 'retail-booster';
    readonly strategy: 'ambition' | 'checklist' | 'diagnosis' | 'governance' | 'model' | 'roadmap';
  }
}

export type { Anchors, PageId } from '../schema/link.ts';

/** The page of each role. */
export const roles = { contact: 'contact', error: 'error', home: 'home', messageNotSent: 'messageNotSent', messageSent: 'messageSent', notFound: 'notFound', scoringTool: 'scoringTool' } as const satisfies Readonly<Record<string, PageId>>;

/** The pages of each kind, which share one component. */
export const kinds = { guide: ['budget', 'concept', 'location', 'organization', 'retail', 'strategy'] } as const satisfies Readonly<Record<string, readonly PageId[]>>;

export type PageOf<Kind extends keyof typeof kinds> = (typeof kinds)[Kind][number];

export interface PageFacts {
  readonly kind: string | undefined;
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
    kind: undefined,
    paths: { en: '/en/about', fr: '/a-propos' },
    trail: ['home', 'about'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  articles: {
    kind: undefined,
    paths: { en: '/en/articles', fr: '/articles' },
    trail: ['home', 'articles'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-09-29',
  },
  blog: {
    kind: undefined,
    paths: { en: '/en/blog', fr: '/blog' },
    trail: ['home', 'blog'],
    anchors: ['criteria'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-11-03',
  },
  budget: {
    kind: 'guide',
    paths: { en: '/en/retail-development/budget-profitability', fr: '/developper-son-reseau-retail/budget-rentabilite' },
    trail: ['home', 'retail', 'budget'],
    anchors: ['break-even', 'cash', 'checklist', 'dashboard', 'investment', 'unit-economics'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-17',
  },
  caseStudies: {
    kind: undefined,
    paths: { en: '/en/case-studies', fr: '/case-studies' },
    trail: ['home', 'caseStudies'],
    anchors: ['digital-transformation', 'network-development'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  clients: {
    kind: undefined,
    paths: { en: '/en/clients', fr: '/clients' },
    trail: ['home', 'clients'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  concept: {
    kind: 'guide',
    paths: { en: '/en/retail-development/concept', fr: '/developper-son-reseau-retail/concept' },
    trail: ['home', 'retail', 'concept'],
    anchors: ['checklist', 'manual', 'offer', 'pilot', 'promise', 'space'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-27',
  },
  contact: {
    kind: undefined,
    paths: { en: '/en/contact', fr: '/contact' },
    trail: ['home', 'contact'],
    anchors: ['message'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  error: {
    kind: undefined,
    paths: { en: '/en/500', fr: '/500' },
    trail: ['home', 'error'],
    anchors: [],
    indexed: false,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  foreignBrands: {
    kind: undefined,
    paths: { en: '/en/international-expansion', fr: '/developpement-enseignes-etrangeres' },
    trail: ['home', 'foreignBrands'],
    anchors: ['why-france'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  home: {
    kind: undefined,
    paths: { en: '/en', fr: '/' },
    trail: ['home'],
    anchors: ['accueil', 'contact'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  legalNotice: {
    kind: undefined,
    paths: { en: '/en/legal-notice', fr: '/mentions-legales' },
    trail: ['home', 'legalNotice'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  location: {
    kind: 'guide',
    paths: { en: '/en/retail-development/location', fr: '/developper-son-reseau-retail/emplacement' },
    trail: ['home', 'retail', 'location'],
    anchors: ['catchment', 'checklist', 'decision', 'flows', 'lease', 'premises'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-03',
  },
  locationScoring: {
    kind: undefined,
    paths: { en: '/en/location-scoring', fr: '/location-scoring' },
    trail: ['home', 'locationScoring'],
    anchors: ['expert', 'tool'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  messageNotSent: {
    kind: undefined,
    paths: { en: '/en/contact/message-not-sent', fr: '/contact/message-non-envoye' },
    trail: ['home', 'contact', 'messageNotSent'],
    anchors: ['invalid', 'limited', 'long', 'unavailable'],
    indexed: false,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  messageSent: {
    kind: undefined,
    paths: { en: '/en/contact/message-sent', fr: '/contact/message-envoye' },
    trail: ['home', 'contact', 'messageSent'],
    anchors: [],
    indexed: false,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  notFound: {
    kind: undefined,
    paths: { en: '/en/404', fr: '/404' },
    trail: ['home', 'notFound'],
    anchors: [],
    indexed: false,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  organization: {
    kind: 'guide',
    paths: { en: '/en/retail-development/organization', fr: '/developper-son-reseau-retail/organisation' },
    trail: ['home', 'retail', 'organization'],
    anchors: ['checklist', 'field', 'franchisees', 'head-office', 'rhythm', 'roles'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-10',
  },
  retail: {
    kind: 'guide',
    paths: { en: '/en/retail-development', fr: '/developper-son-reseau-retail' },
    trail: ['home', 'retail'],
    anchors: ['checklist', 'choice', 'decision', 'franchise', 'in-house', 'mixed'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-13',
  },
  scoringTool: {
    kind: undefined,
    paths: { en: '/en/location-scoring/tool', fr: '/location-scoring/outil' },
    trail: ['home', 'locationScoring', 'scoringTool'],
    anchors: [],
    indexed: false,
    layout: 'bare',
    structuredData: 'page',
    published: undefined,
  },
  services: {
    kind: undefined,
    paths: { en: '/en/our-solutions', fr: '/nos-solutions' },
    trail: ['home', 'services'],
    anchors: ['flagship', 'hotline', 'retail-booster'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
  },
  strategy: {
    kind: 'guide',
    paths: { en: '/en/retail-development/strategy', fr: '/developper-son-reseau-retail/strategie' },
    trail: ['home', 'retail', 'strategy'],
    anchors: ['ambition', 'checklist', 'diagnosis', 'governance', 'model', 'roadmap'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-20',
  },
};
