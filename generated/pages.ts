// Generated from schema/ by "npm run codegen". Do not edit. Seal: f8381d65987ca5b2
import type { PageId, PagesInSomeLocales } from '../schema/language/link.ts';
import type { Locale } from '../schema/site/locales.ts';

declare module '../schema/language/link.ts' {
  /** The anchors of each page, which links may name. */
  interface Anchors {
    readonly about: 'camille' | 'claire' | 'formats' | 'thomas';
    readonly accessibility: never;
    readonly articles: never;
    readonly blog: 'access' | 'competition' | 'compliance' | 'criteria' | 'customers' | 'footfall' | 'key-money' | 'layout' | 'lease' | 'neighbours' | 'prospects' | 'rent' | 'visibility';
    readonly breakEven: 'hypotheses' | 'sorting' | 'sum' | 'using';
    readonly budget: 'break-even' | 'cash' | 'checklist' | 'dashboard' | 'example' | 'investment' | 'unit-economics';
    readonly caseStudies: 'concept-creation' | 'digital-transformation' | 'network-development';
    readonly clients: 'beauty' | 'creators' | 'emerging' | 'fashion' | 'food' | 'investors' | 'leaders';
    readonly concept: 'checklist' | 'example' | 'manual' | 'offer' | 'pilot' | 'promise' | 'space';
    readonly conceptCreation: never;
    readonly contact: 'message';
    readonly countingFootfall: 'method' | 'pavement' | 'sales' | 'slots';
    readonly digitalTransformation: never;
    readonly employment: 'points' | 'table';
    readonly enteringFrance: 'plan' | 'shop' | 'staff' | 'where';
    readonly error: never;
    readonly fieldConsultant: 'before' | 'day' | 'report';
    readonly foreignBrands: 'budget' | 'disclosure' | 'employment' | 'entry-routes' | 'lease' | 'permits' | 'services' | 'timetable' | 'topics' | 'why-france';
    readonly franchiseLaw: 'points' | 'table';
    readonly franchiseOrOwn: 'capital' | 'control' | 'example' | 'order';
    readonly frenchLease: 'points' | 'table';
    readonly home: 'accueil' | 'contact';
    readonly leaseClauses: 'charges' | 'entry' | 'exit' | 'reading';
    readonly legalNotice: 'jurisdiction' | 'limits';
    readonly location: 'catchment' | 'checklist' | 'decision' | 'example' | 'flows' | 'lease' | 'premises';
    readonly locationScoring: 'expert' | 'tool';
    readonly messageNotSent: 'invalid' | 'limited' | 'long' | 'unavailable';
    readonly messageSent: never;
    readonly networkDevelopment: never;
    readonly notFound: never;
    readonly openingCash: 'bank' | 'dates' | 'slower' | 'trough';
    readonly openingPace: 'days' | 'slip' | 'slowest' | 'year';
    readonly operationsManual: 'law' | 'sheet' | 'trial' | 'upkeep';
    readonly organization: 'checklist' | 'example' | 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles';
    readonly permits: 'points' | 'table';
    readonly pilotStore: 'founder' | 'ordinary' | 'questions' | 'report';
    readonly privacy: 'recipients' | 'retention' | 'rights';
    readonly retail: 'checklist' | 'choice' | 'decision' | 'example' | 'franchise' | 'in-house' | 'mixed';
    readonly scoringTool: never;
    readonly services: 'flagship' | 'formats' | 'hotline' | 'limits' | 'projects' | 'retail-booster';
    readonly stoppingRules: 'pause' | 'restart';
    readonly strategy: 'ambition' | 'checklist' | 'diagnosis' | 'example' | 'governance' | 'model' | 'roadmap';
  }
}

export type { Anchors, PageId } from '../schema/language/link.ts';

/** The page of each role. */
export const roles = { contact: 'contact', error: 'error', home: 'home', messageNotSent: 'messageNotSent', messageSent: 'messageSent', notFound: 'notFound', scoringTool: 'scoringTool' } as const satisfies Readonly<Record<string, PageId>>;

/** The pages of each kind, which share one component. */
export const kinds = { article: ['breakEven', 'countingFootfall', 'enteringFrance', 'fieldConsultant', 'franchiseOrOwn', 'leaseClauses', 'openingCash', 'openingPace', 'operationsManual', 'pilotStore', 'stoppingRules'], caseStudy: ['conceptCreation', 'digitalTransformation', 'networkDevelopment'], entryTopic: ['employment', 'franchiseLaw', 'frenchLease', 'permits'], guide: ['budget', 'concept', 'location', 'organization', 'retail', 'strategy'] } as const satisfies Readonly<Record<string, readonly PageId[]>>;

/** The locales in which a page exists. */
export type LocaleOf<Id extends PageId> = Id extends keyof PagesInSomeLocales ? PagesInSomeLocales[Id] : Locale;

export type PageOf<Kind extends keyof typeof kinds> = (typeof kinds)[Kind][number];

/** The first published path of each article, which identifies the article in feeds. */
export const firstPaths: Readonly<Record<PageOf<'article'>, Readonly<Partial<Record<Locale, string>>>>> = {
  breakEven: { en: '/en/blog/break-even-in-transactions', fr: '/blog/point-mort-en-tickets' },
  countingFootfall: { en: '/en/blog/counting-footfall', fr: '/blog/compter-les-passants' },
  enteringFrance: { en: '/en/blog/opening-in-france-in-french', fr: '/blog/ouvrir-en-france-en-francais' },
  fieldConsultant: { en: '/en/blog/field-consultant-visit', fr: '/blog/visite-d-animateur' },
  franchiseOrOwn: { en: '/en/blog/franchise-or-own-store', fr: '/blog/franchise-ou-succursale' },
  leaseClauses: { en: '/en/blog/french-lease-clauses', fr: '/blog/clauses-du-bail-commercial' },
  openingCash: { en: '/en/blog/opening-cash', fr: '/blog/tresorerie-d-ouverture' },
  openingPace: { en: '/en/blog/how-many-openings-a-year', fr: '/blog/combien-d-ouvertures-par-an' },
  operationsManual: { en: '/en/blog/operations-manual-page', fr: '/blog/fiche-de-manuel-operatoire' },
  pilotStore: { en: '/en/blog/pilot-store', fr: '/blog/magasin-pilote' },
  stoppingRules: { en: '/en/blog/pausing-an-opening-plan', fr: '/blog/suspendre-un-plan-d-ouvertures' },
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
    anchors: ['camille', 'claire', 'formats', 'thomas'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  accessibility: {
    kind: undefined,
    paths: { en: '/en/accessibility', fr: '/accessibilite' },
    trail: ['home', 'accessibility'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  articles: {
    kind: undefined,
    paths: { en: '/en/articles', fr: '/articles' },
    trail: ['home', 'articles'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  blog: {
    kind: undefined,
    paths: { en: '/en/blog', fr: '/blog' },
    trail: ['home', 'blog'],
    anchors: ['access', 'competition', 'compliance', 'criteria', 'customers', 'footfall', 'key-money', 'layout', 'lease', 'neighbours', 'prospects', 'rent', 'visibility'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  breakEven: {
    kind: 'article',
    paths: { en: '/en/blog/break-even-in-transactions', fr: '/blog/point-mort-en-tickets' },
    trail: ['home', 'blog', 'breakEven'],
    anchors: ['hypotheses', 'sorting', 'sum', 'using'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2025-11-18',
    updated: undefined,
  },
  budget: {
    kind: 'guide',
    paths: { en: '/en/retail-development/budget-profitability', fr: '/developper-son-reseau-retail/budget-rentabilite' },
    trail: ['home', 'retail', 'budget'],
    anchors: ['break-even', 'cash', 'checklist', 'dashboard', 'example', 'investment', 'unit-economics'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-17',
    updated: '2026-11-30',
  },
  caseStudies: {
    kind: undefined,
    paths: { en: '/en/case-studies', fr: '/case-studies' },
    trail: ['home', 'caseStudies'],
    anchors: ['concept-creation', 'digital-transformation', 'network-development'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  clients: {
    kind: undefined,
    paths: { en: '/en/clients', fr: '/clients' },
    trail: ['home', 'clients'],
    anchors: ['beauty', 'creators', 'emerging', 'fashion', 'food', 'investors', 'leaders'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  concept: {
    kind: 'guide',
    paths: { en: '/en/retail-development/concept', fr: '/developper-son-reseau-retail/concept' },
    trail: ['home', 'retail', 'concept'],
    anchors: ['checklist', 'example', 'manual', 'offer', 'pilot', 'promise', 'space'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-27',
    updated: '2026-11-30',
  },
  conceptCreation: {
    kind: 'caseStudy',
    paths: { en: '/en/case-studies/concept-creation', fr: '/case-studies/creation-de-concept' },
    trail: ['home', 'caseStudies', 'conceptCreation'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'creativeWork',
    published: undefined,
    updated: undefined,
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
    updated: undefined,
  },
  countingFootfall: {
    kind: 'article',
    paths: { en: '/en/blog/counting-footfall', fr: '/blog/compter-les-passants' },
    trail: ['home', 'blog', 'countingFootfall'],
    anchors: ['method', 'pavement', 'sales', 'slots'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2025-09-23',
    updated: undefined,
  },
  digitalTransformation: {
    kind: 'caseStudy',
    paths: { en: '/en/case-studies/digital-transformation-of-stores', fr: '/case-studies/transformation-digitale-de-magasins' },
    trail: ['home', 'caseStudies', 'digitalTransformation'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'creativeWork',
    published: undefined,
    updated: undefined,
  },
  employment: {
    kind: 'entryTopic',
    paths: { en: '/en/international-expansion/employment', fr: '/developpement-enseignes-etrangeres/embauche' },
    trail: ['home', 'foreignBrands', 'employment'],
    anchors: ['points', 'table'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  enteringFrance: {
    kind: 'article',
    paths: { en: '/en/blog/opening-in-france-in-french', fr: '/blog/ouvrir-en-france-en-francais' },
    trail: ['home', 'blog', 'enteringFrance'],
    anchors: ['plan', 'shop', 'staff', 'where'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-04-14',
    updated: undefined,
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
    updated: undefined,
  },
  fieldConsultant: {
    kind: 'article',
    paths: { en: '/en/blog/field-consultant-visit', fr: '/blog/visite-d-animateur' },
    trail: ['home', 'blog', 'fieldConsultant'],
    anchors: ['before', 'day', 'report'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-03-10',
    updated: undefined,
  },
  foreignBrands: {
    kind: undefined,
    paths: { en: '/en/international-expansion', fr: '/developpement-enseignes-etrangeres' },
    trail: ['home', 'foreignBrands'],
    anchors: ['budget', 'disclosure', 'employment', 'entry-routes', 'lease', 'permits', 'services', 'timetable', 'topics', 'why-france'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  franchiseLaw: {
    kind: 'entryTopic',
    paths: { en: '/en/international-expansion/franchise', fr: '/developpement-enseignes-etrangeres/franchise' },
    trail: ['home', 'foreignBrands', 'franchiseLaw'],
    anchors: ['points', 'table'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  franchiseOrOwn: {
    kind: 'article',
    paths: { en: '/en/blog/franchise-or-own-store', fr: '/blog/franchise-ou-succursale' },
    trail: ['home', 'blog', 'franchiseOrOwn'],
    anchors: ['capital', 'control', 'example', 'order'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-09-08',
    updated: undefined,
  },
  frenchLease: {
    kind: 'entryTopic',
    paths: { en: '/en/international-expansion/lease', fr: '/developpement-enseignes-etrangeres/bail-commercial' },
    trail: ['home', 'foreignBrands', 'frenchLease'],
    anchors: ['points', 'table'],
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
    anchors: ['accueil', 'contact'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  leaseClauses: {
    kind: 'article',
    paths: { en: '/en/blog/french-lease-clauses', fr: '/blog/clauses-du-bail-commercial' },
    trail: ['home', 'blog', 'leaseClauses'],
    anchors: ['charges', 'entry', 'exit', 'reading'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-06-16',
    updated: undefined,
  },
  legalNotice: {
    kind: undefined,
    paths: { en: '/en/legal-notice', fr: '/mentions-legales' },
    trail: ['home', 'legalNotice'],
    anchors: ['jurisdiction', 'limits'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  location: {
    kind: 'guide',
    paths: { en: '/en/retail-development/location', fr: '/developper-son-reseau-retail/emplacement' },
    trail: ['home', 'retail', 'location'],
    anchors: ['catchment', 'checklist', 'decision', 'example', 'flows', 'lease', 'premises'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-03',
    updated: '2026-11-30',
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
    updated: undefined,
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
    updated: undefined,
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
    updated: undefined,
  },
  networkDevelopment: {
    kind: 'caseStudy',
    paths: { en: '/en/case-studies/premium-beauty-network', fr: '/case-studies/reseau-de-beaute-premium' },
    trail: ['home', 'caseStudies', 'networkDevelopment'],
    anchors: [],
    indexed: true,
    layout: 'site',
    structuredData: 'creativeWork',
    published: undefined,
    updated: undefined,
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
    updated: undefined,
  },
  openingCash: {
    kind: 'article',
    paths: { en: '/en/blog/opening-cash', fr: '/blog/tresorerie-d-ouverture' },
    trail: ['home', 'blog', 'openingCash'],
    anchors: ['bank', 'dates', 'slower', 'trough'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-20',
    updated: undefined,
  },
  openingPace: {
    kind: 'article',
    paths: { en: '/en/blog/how-many-openings-a-year', fr: '/blog/combien-d-ouvertures-par-an' },
    trail: ['home', 'blog', 'openingPace'],
    anchors: ['days', 'slip', 'slowest', 'year'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-10-13',
    updated: undefined,
  },
  operationsManual: {
    kind: 'article',
    paths: { en: '/en/blog/operations-manual-page', fr: '/blog/fiche-de-manuel-operatoire' },
    trail: ['home', 'blog', 'operationsManual'],
    anchors: ['law', 'sheet', 'trial', 'upkeep'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2025-10-14',
    updated: undefined,
  },
  organization: {
    kind: 'guide',
    paths: { en: '/en/retail-development/organization', fr: '/developper-son-reseau-retail/organisation' },
    trail: ['home', 'retail', 'organization'],
    anchors: ['checklist', 'example', 'field', 'franchisees', 'head-office', 'rhythm', 'roles'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-02-10',
    updated: '2026-11-30',
  },
  permits: {
    kind: 'entryTopic',
    paths: { en: '/en/international-expansion/permits', fr: '/developpement-enseignes-etrangeres/autorisations' },
    trail: ['home', 'foreignBrands', 'permits'],
    anchors: ['points', 'table'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  pilotStore: {
    kind: 'article',
    paths: { en: '/en/blog/pilot-store', fr: '/blog/magasin-pilote' },
    trail: ['home', 'blog', 'pilotStore'],
    anchors: ['founder', 'ordinary', 'questions', 'report'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2025-06-10',
    updated: undefined,
  },
  privacy: {
    kind: undefined,
    paths: { en: '/en/privacy', fr: '/confidentialite' },
    trail: ['home', 'privacy'],
    anchors: ['recipients', 'retention', 'rights'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  retail: {
    kind: 'guide',
    paths: { en: '/en/retail-development', fr: '/developper-son-reseau-retail' },
    trail: ['home', 'retail'],
    anchors: ['checklist', 'choice', 'decision', 'example', 'franchise', 'in-house', 'mixed'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-13',
    updated: '2026-11-30',
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
    updated: undefined,
  },
  services: {
    kind: undefined,
    paths: { en: '/en/our-solutions', fr: '/nos-solutions' },
    trail: ['home', 'services'],
    anchors: ['flagship', 'formats', 'hotline', 'limits', 'projects', 'retail-booster'],
    indexed: true,
    layout: 'site',
    structuredData: 'page',
    published: undefined,
    updated: undefined,
  },
  stoppingRules: {
    kind: 'article',
    paths: { en: '/en/blog/pausing-an-opening-plan', fr: '/blog/suspendre-un-plan-d-ouvertures' },
    trail: ['home', 'blog', 'stoppingRules'],
    anchors: ['pause', 'restart'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-11-17',
    updated: undefined,
  },
  strategy: {
    kind: 'guide',
    paths: { en: '/en/retail-development/strategy', fr: '/developper-son-reseau-retail/strategie' },
    trail: ['home', 'retail', 'strategy'],
    anchors: ['ambition', 'checklist', 'diagnosis', 'example', 'governance', 'model', 'roadmap'],
    indexed: true,
    layout: 'site',
    structuredData: 'article',
    published: '2026-01-20',
    updated: '2026-11-30',
  },
};
