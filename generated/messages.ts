// Generated from schema/ by "npm run codegen". Do not edit. Seal: 3dea3300c6998e91
import type enAbout from './messages/en/about.json';
import type frAbout from './messages/fr/about.json';
import type enArticles from './messages/en/articles.json';
import type frArticles from './messages/fr/articles.json';
import type enAudiences from './messages/en/audiences.json';
import type frAudiences from './messages/fr/audiences.json';
import type enBlog from './messages/en/blog.json';
import type frBlog from './messages/fr/blog.json';
import type enBudget from './messages/en/budget.json';
import type frBudget from './messages/fr/budget.json';
import type enCaseStudies from './messages/en/caseStudies.json';
import type frCaseStudies from './messages/fr/caseStudies.json';
import type enClients from './messages/en/clients.json';
import type frClients from './messages/fr/clients.json';
import type enCommon from './messages/en/common.json';
import type frCommon from './messages/fr/common.json';
import type enConcept from './messages/en/concept.json';
import type frConcept from './messages/fr/concept.json';
import type enContact from './messages/en/contact.json';
import type frContact from './messages/fr/contact.json';
import type enCriteria from './messages/en/criteria.json';
import type frCriteria from './messages/fr/criteria.json';
import type enError from './messages/en/error.json';
import type frError from './messages/fr/error.json';
import type enForeignBrands from './messages/en/foreignBrands.json';
import type frForeignBrands from './messages/fr/foreignBrands.json';
import type enGuides from './messages/en/guides.json';
import type frGuides from './messages/fr/guides.json';
import type enHome from './messages/en/home.json';
import type frHome from './messages/fr/home.json';
import type enLegalNotice from './messages/en/legalNotice.json';
import type frLegalNotice from './messages/fr/legalNotice.json';
import type enLocation from './messages/en/location.json';
import type frLocation from './messages/fr/location.json';
import type enLocationScoring from './messages/en/locationScoring.json';
import type frLocationScoring from './messages/fr/locationScoring.json';
import type enMessageNotSent from './messages/en/messageNotSent.json';
import type frMessageNotSent from './messages/fr/messageNotSent.json';
import type enMessageSent from './messages/en/messageSent.json';
import type frMessageSent from './messages/fr/messageSent.json';
import type enNotFound from './messages/en/notFound.json';
import type frNotFound from './messages/fr/notFound.json';
import type enOrganization from './messages/en/organization.json';
import type frOrganization from './messages/fr/organization.json';
import type enRetail from './messages/en/retail.json';
import type frRetail from './messages/fr/retail.json';
import type enScoringTool from './messages/en/scoringTool.json';
import type frScoringTool from './messages/fr/scoringTool.json';
import type enSectors from './messages/en/sectors.json';
import type frSectors from './messages/fr/sectors.json';
import type enServices from './messages/en/services.json';
import type frServices from './messages/fr/services.json';
import type enStrategy from './messages/en/strategy.json';
import type frStrategy from './messages/fr/strategy.json';
import type enStudies from './messages/en/studies.json';
import type frStudies from './messages/fr/studies.json';

/** Fails compilation, naming the key, when a message file lacks a text that its content type asks for. */
type Complete<Expected, Actual extends Expected> = Actual;

/** A list of so many items, keyed from 1. One too many is as wrong as one too few, and the compiler does not look for it by itself. */
type Exactly<Count extends keyof Lists<unknown>, Item> = Lists<Item>[Count];

interface Lists<Item> {
  readonly 2: { readonly 1: Item; readonly 2: Item; readonly 3?: never };
  readonly 3: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4?: never };
  readonly 4: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4: Item; readonly 5?: never };
  readonly 5: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4: Item; readonly 5: Item; readonly 6?: never };
  readonly 7: {
    readonly 1: Item;
    readonly 2: Item;
    readonly 3: Item;
    readonly 4: Item;
    readonly 5: Item;
    readonly 6: Item;
    readonly 7: Item;
    readonly 8?: never;
  };
  readonly 8: {
    readonly 1: Item;
    readonly 2: Item;
    readonly 3: Item;
    readonly 4: Item;
    readonly 5: Item;
    readonly 6: Item;
    readonly 7: Item;
    readonly 8: Item;
    readonly 9?: never;
  };
}

interface Article {
  readonly content: Exactly<4, string>;
  readonly excerpt: string;
  readonly tags: Exactly<3, string>;
  readonly title: string;
}

interface ArticleCard {
  readonly excerpt: string;
  readonly keywords: Exactly<3, string>;
  readonly title: string;
}

interface Audience {
  readonly points: Exactly<3, string>;
  readonly text: string;
  readonly title: string;
}

interface CallToAction {
  readonly button: string;
  readonly text: string;
  readonly title: string;
}

interface CaseStudyCard {
  readonly results: Exactly<3, string>;
  readonly summary: string;
  readonly title: string;
}

interface CaseStudyPage {
  readonly actions: Exactly<4, string>;
  readonly chart: {
    readonly description: string;
    readonly title: string;
  };
  readonly context: string;
  readonly demand: string;
  readonly findings: Exactly<4, string>;
  readonly results: Exactly<3, string>;
  readonly summary: string;
  readonly testimonial: {
    readonly author: string;
    readonly quote: string;
  };
  readonly title: string;
}

interface CaseStudySummary {
  readonly client: string;
  readonly results: Exactly<3, string>;
  readonly summary: string;
  readonly title: string;
}

interface ClientCategory {
  readonly description: string;
  readonly tagline: string;
  readonly title: string;
}

interface Criterion {
  readonly text: string;
  readonly title: string;
}

interface FeaturedArticle {
  readonly conclusion: string;
  readonly criteria: {
    readonly title: string;
  };
  readonly excerpt: string;
  readonly introduction: Exactly<2, string>;
  readonly keywords: Exactly<3, string>;
  readonly title: string;
}

interface GuideSection {
  readonly paragraphs: Exactly<3, string>;
  readonly points: Exactly<3, string>;
  readonly title: string;
}

interface Hero {
  readonly lead: string;
  readonly title: string;
}

interface LinkedinPost {
  readonly excerpt: string;
  readonly title: string;
}

interface NavigationItem {
  readonly hint: string;
  readonly name: string;
}

interface Notice {
  readonly text: string;
  readonly title: string;
}

interface Offer {
  readonly link: string;
  readonly text: string;
  readonly title: string;
}

interface SectorCard {
  readonly description: string;
  readonly examples: Exactly<3, string>;
  readonly expertise: Exactly<3, string>;
  readonly sectors: Exactly<4, string>;
  readonly title: string;
}

interface Service {
  readonly points: Exactly<3, string>;
  readonly text: string;
  readonly title: string;
}

interface Titled {
  readonly text: string;
  readonly title: string;
}

/** What every page has. */
interface EveryPage {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
}

export interface AboutMessages extends EveryPage {
  readonly action: CallToAction;
  readonly approach: {
    readonly principles: Exactly<4, Titled>;
    readonly text: Exactly<3, string>;
    readonly title: string;
  };
  readonly expertise: {
    readonly items: Exactly<5, Titled>;
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: {
    readonly contact: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: string;
  };
  readonly highlights: {
    readonly name: string;
  };
}

export interface ArticlesMessages extends EveryPage {
  readonly action: {
    readonly booking: string;
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly articles: {
    readonly items: Readonly<Record<'field-visit' | 'lease-before-sign' | 'unit-accounts', Article>>;
    readonly original: string;
    readonly readMinutes: string;
    readonly title: string;
  };
  readonly backHome: string;
  readonly hero: Hero;
  readonly linkedin: {
    readonly lead: string;
    readonly posts: Readonly<Record<'first-franchisee' | 'network-meeting' | 'site-visit', LinkedinPost>>;
    readonly read: string;
    readonly title: string;
  };
}

export interface AudiencesMessages {
  readonly creators: {
    readonly profile: Audience;
  };
  readonly investors: {
    readonly profile: Audience;
  };
  readonly leaders: {
    readonly profile: Audience;
  };
}

export interface BlogMessages extends EveryPage {
  readonly cards: {
    readonly 'break-even': ArticleCard;
    readonly 'counting-footfall': ArticleCard;
    readonly 'entering-france': ArticleCard;
    readonly 'field-consultant': ArticleCard;
    readonly 'franchise-or-own': ArticleCard;
    readonly 'lease-clauses': ArticleCard;
    readonly 'opening-cash': ArticleCard;
    readonly 'opening-pace': ArticleCard;
    readonly 'operations-manual': ArticleCard;
    readonly 'pilot-store': ArticleCard;
    readonly 'stopping-rules': ArticleCard;
  };
  readonly contact: string;
  readonly featured: Readonly<Record<'twelve-criteria', FeaturedArticle>>;
  readonly featuredLabel: string;
  readonly hero: Hero;
  readonly others: string;
  readonly readMinutes: string;
  readonly scoring: string;
}

export interface BudgetMessages extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly breakEven: string;
      readonly fixedCosts: string;
      readonly loss: string;
      readonly months: string;
      readonly profit: string;
      readonly sales: string;
      readonly totalCosts: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'break-even' | 'cash' | 'dashboard' | 'investment' | 'unit-economics', GuideSection>>;
}

export interface CaseStudiesMessages extends EveryPage {
  readonly action: CallToAction;
  readonly bars: {
    readonly basketGrowth: string;
    readonly stockoutReduction: string;
  };
  readonly consolidating: string;
  readonly hero: Hero;
  readonly labels: {
    readonly actions: string;
    readonly context: string;
    readonly demand: string;
    readonly findings: string;
    readonly results: string;
    readonly testimonial: string;
  };
}

export interface ClientsMessages extends EveryPage {
  readonly action: CallToAction;
  readonly audiences: {
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sectors: {
    readonly examples: string;
    readonly expertise: string;
    readonly lead: string;
    readonly sectors: string;
    readonly title: string;
  };
}

export interface CommonMessages {
  readonly back: string;
  readonly breadcrumb: string;
  readonly contactTooltip: string;
  readonly figures: {
    readonly averageRoi: string;
    readonly basketGrowth: string;
    readonly cashMonths: string;
    readonly ebitdaGrowth: string;
    readonly experienceYears: string;
    readonly firstYearFranchisees: string;
    readonly locationCriteria: string;
    readonly locationSuccessShare: string;
    readonly netMargin: string;
    readonly networkRoi: string;
    readonly networkStores: string;
    readonly outletsMonths: string;
    readonly outletsOpened: string;
    readonly pilotMonths: string;
    readonly profitableStores: string;
    readonly projectCount: string;
    readonly replyHours: string;
    readonly revenueMultiple: string;
    readonly roadmapYears: string;
    readonly sessionHours: string;
    readonly stockoutReduction: string;
  };
  readonly footer: {
    readonly appointment: string;
    readonly copyright: string;
    readonly follow: string;
    readonly label: string;
    readonly legal: string;
    readonly message: string;
    readonly site: string;
    readonly write: string;
  };
  readonly form: {
    readonly close: string;
    readonly email: string;
    readonly errors: {
      readonly email: Notice;
      readonly long: {
        readonly text: string;
        readonly title: string;
      };
      readonly message: {
        readonly text: string;
        readonly title: string;
      };
      readonly name: Notice;
    };
    readonly firstName: string;
    readonly lastName: string;
    readonly message: string;
    readonly messageHint: string;
    readonly mistakes: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly message: string;
    };
    readonly modal: {
      readonly failure: Notice;
      readonly success: Notice;
    };
    readonly modalLead: string;
    readonly modalTitle: string;
    readonly optional: string;
    readonly page: {
      readonly failure: Notice;
      readonly failureDefault: string;
      readonly success: Notice;
    };
    readonly phone: string;
    readonly privacy: string;
    readonly required: string;
    readonly send: string;
    readonly sending: string;
    readonly trap: string;
  };
  readonly header: {
    readonly closeMenu: string;
    readonly label: string;
    readonly language: string;
    readonly network: string;
    readonly openMenu: string;
    readonly skip: string;
    readonly tools: string;
  };
  readonly navigation: {
    readonly about: NavigationItem;
    readonly articles: NavigationItem;
    readonly blog: NavigationItem;
    readonly budget: NavigationItem;
    readonly 'case-studies': NavigationItem;
    readonly clients: NavigationItem;
    readonly concept: NavigationItem;
    readonly contact: NavigationItem;
    readonly 'contact-section': NavigationItem;
    readonly 'foreign-brands': NavigationItem;
    readonly 'franchise-or-in-house': NavigationItem;
    readonly home: NavigationItem;
    readonly hotline: NavigationItem;
    readonly 'legal-notice': NavigationItem;
    readonly location: NavigationItem;
    readonly 'location-scoring': NavigationItem;
    readonly 'network-diagnostic': NavigationItem;
    readonly organization: NavigationItem;
    readonly 'retail-booster': NavigationItem;
    readonly services: NavigationItem;
    readonly strategy: NavigationItem;
    readonly top: NavigationItem;
  };
  readonly newTab: string;
  readonly organization: string;
  readonly printed: string;
  readonly tagline: string;
}

export interface ConceptMessages extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly checkout: string;
      readonly hotZone: string;
      readonly sign: string;
      readonly terrace: string;
      readonly threshold: string;
      readonly window: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'manual' | 'offer' | 'pilot' | 'promise' | 'space', GuideSection>>;
}

export interface ContactMessages extends EveryPage {
  readonly coordinates: {
    readonly address: string;
    readonly addressText: string;
    readonly booking: string;
    readonly bookingLink: string;
    readonly email: string;
    readonly messaging: string;
    readonly messagingLink: string;
    readonly title: string;
  };
  readonly form: {
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly reasons: {
    readonly items: Exactly<4, Titled>;
    readonly title: string;
  };
}

export interface CriteriaMessages {
  readonly access: {
    readonly criterion: Criterion;
  };
  readonly competition: {
    readonly criterion: Criterion;
  };
  readonly compliance: {
    readonly criterion: Criterion;
  };
  readonly customers: {
    readonly criterion: Criterion;
  };
  readonly footfall: {
    readonly criterion: Criterion;
  };
  readonly 'key-money': {
    readonly criterion: Criterion;
  };
  readonly layout: {
    readonly criterion: Criterion;
  };
  readonly lease: {
    readonly criterion: Criterion;
  };
  readonly neighbours: {
    readonly criterion: Criterion;
  };
  readonly prospects: {
    readonly criterion: Criterion;
  };
  readonly rent: {
    readonly criterion: Criterion;
  };
  readonly visibility: {
    readonly criterion: Criterion;
  };
}

export interface ErrorMessages extends EveryPage {
  readonly home: string;
  readonly text: string;
  readonly title: string;
  readonly write: string;
}

export interface ForeignBrandsMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly contact: string;
    readonly drawing: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: string;
  };
  readonly sequence: {
    readonly items: Exactly<5, Titled>;
    readonly title: string;
  };
  readonly services: {
    readonly items: Exactly<
      4,
      {
        readonly points: Exactly<3, string>;
        readonly text: string;
        readonly title: string;
      }
    >;
    readonly lead: string;
    readonly title: string;
  };
  readonly whyFrance: {
    readonly items: Exactly<5, Titled>;
    readonly lead: string;
    readonly title: string;
  };
}

export interface GuidesMessages {
  readonly action: {
    readonly button: string;
    readonly scoring: string;
    readonly text: string;
    readonly title: string;
  };
  readonly contents: string;
  readonly keyFigures: string;
  readonly kicker: string;
  readonly others: {
    readonly text: string;
    readonly title: string;
  };
  readonly readGuide: string;
  readonly readMinutes: string;
  readonly toDo: string;
}

export interface HomeMessages extends EveryPage {
  readonly audiences: {
    readonly title: string;
  };
  readonly carousel: {
    readonly kind: string;
    readonly lead: string;
    readonly learnMore: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly position: string;
    readonly previous: string;
    readonly title: string;
  };
  readonly clients: {
    readonly lead: string;
    readonly link: string;
    readonly title: string;
  };
  readonly columns: {
    readonly method: Titled;
    readonly problem: Titled;
    readonly proof: {
      readonly link: string;
      readonly points: Exactly<4, string>;
      readonly title: string;
    };
  };
  readonly contact: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly hero: {
    readonly drawing: string;
    readonly evaluate: string;
    readonly expert: string;
    readonly subtitle: string;
    readonly title: string;
  };
  readonly missions: {
    readonly client: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: {
    readonly items: Readonly<Record<'booster' | 'hotline' | 'partner' | 'scoring', Offer>>;
    readonly lead: string;
    readonly title: string;
  };
  readonly steps: {
    readonly items: Exactly<5, Titled>;
    readonly lead: string;
    readonly title: string;
  };
}

export interface LegalNoticeMessages extends EveryPage {
  readonly facts: {
    readonly address: string;
    readonly capital: string;
    readonly company: string;
    readonly contact: string;
    readonly director: string;
    readonly form: string;
    readonly host: string;
    readonly registration: string;
    readonly title: string;
    readonly vat: string;
  };
  readonly hero: Hero;
  readonly sections: Exactly<
    7,
    {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    }
  >;
}

export interface LocationMessages extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly competitor: string;
      readonly draw: string;
      readonly primary: string;
      readonly secondary: string;
      readonly store: string;
      readonly tertiary: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'catchment' | 'decision' | 'flows' | 'lease' | 'premises', GuideSection>>;
}

export interface LocationScoringMessages extends EveryPage {
  readonly expert: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly features: Exactly<3, Titled>;
  readonly frame: {
    readonly fullScreen: string;
    readonly heading: string;
    readonly lead: string;
    readonly load: string;
    readonly title: string;
    readonly trackers: string;
  };
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
}

export interface MessageNotSentMessages extends EveryPage {
  readonly kept: Titled;
  readonly refusals: {
    readonly invalid: {
      readonly text: string;
      readonly title: string;
    };
    readonly limited: {
      readonly text: string;
      readonly title: string;
    };
    readonly long: {
      readonly text: string;
      readonly title: string;
    };
    readonly unavailable: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly title: string;
  readonly write: Titled;
}

export interface MessageSentMessages extends EveryPage {
  readonly next: Titled;
  readonly suggestions: string;
}

export interface NotFoundMessages extends EveryPage {
  readonly home: string;
  readonly suggestions: string;
  readonly text: string;
  readonly title: string;
}

export interface OrganizationMessages extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly fieldConsultant: string;
      readonly fieldFacts: string;
      readonly headOffice: string;
      readonly management: string;
      readonly standards: string;
      readonly stores: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles', GuideSection>>;
}

export interface RetailMessages extends EveryPage {
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly capital: string;
      readonly control: string;
      readonly franchise: string;
      readonly high: string;
      readonly inHouse: string;
      readonly low: string;
      readonly mixed: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed', GuideSection>>;
}

export interface ScoringToolMessages extends EveryPage {
  readonly criterion: string;
  readonly lead: string;
  readonly method: {
    readonly steps: Exactly<4, string>;
    readonly title: string;
  };
  readonly site: string;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

export interface SectorsMessages {
  readonly beauty: {
    readonly card: SectorCard;
    readonly category: ClientCategory;
  };
  readonly emerging: {
    readonly card: SectorCard;
    readonly category: ClientCategory;
  };
  readonly fashion: {
    readonly card: SectorCard;
    readonly category: ClientCategory;
  };
  readonly food: {
    readonly card: SectorCard;
    readonly category: ClientCategory;
  };
}

export interface ServicesMessages extends EveryPage {
  readonly action: CallToAction;
  readonly booster: {
    readonly button: string;
    readonly kicker: string;
    readonly points: Exactly<4, string>;
    readonly text: string;
    readonly title: string;
  };
  readonly flagship: {
    readonly button: string;
    readonly kicker: string;
    readonly points: Exactly<4, Titled>;
    readonly text: Exactly<2, string>;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly hotline: {
    readonly button: string;
    readonly kicker: string;
    readonly points: Exactly<4, string>;
    readonly text: string;
    readonly title: string;
  };
  readonly reasons: {
    readonly items: Exactly<4, Titled>;
    readonly title: string;
  };
  readonly services: {
    readonly items: Readonly<Record<'concept' | 'rollout' | 'strategy', Service>>;
    readonly title: string;
  };
  readonly targets: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
}

export interface StrategyMessages extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly batchProof: string;
      readonly equip: string;
      readonly pilotProof: string;
      readonly prove: string;
      readonly rollOut: string;
      readonly teamProof: string;
      readonly year: string;
    };
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sections: Readonly<Record<'ambition' | 'diagnosis' | 'governance' | 'model' | 'roadmap', GuideSection>>;
}

export interface StudiesMessages {
  readonly 'concept-creation': {
    readonly card: CaseStudyCard;
    readonly summary: CaseStudySummary;
  };
  readonly 'digital-transformation': {
    readonly card: CaseStudyCard;
    readonly page: CaseStudyPage;
    readonly summary: CaseStudySummary;
  };
  readonly 'due-diligence': {
    readonly summary: CaseStudySummary;
  };
  readonly 'interim-management': {
    readonly summary: CaseStudySummary;
  };
  readonly 'network-development': {
    readonly card: CaseStudyCard;
    readonly page: CaseStudyPage;
    readonly summary: CaseStudySummary;
  };
  readonly turnaround: {
    readonly summary: CaseStudySummary;
  };
}

export type enAboutIsComplete = Complete<AboutMessages, typeof enAbout>;
export type frAboutIsComplete = Complete<AboutMessages, typeof frAbout>;
export type enArticlesIsComplete = Complete<ArticlesMessages, typeof enArticles>;
export type frArticlesIsComplete = Complete<ArticlesMessages, typeof frArticles>;
export type enAudiencesIsComplete = Complete<AudiencesMessages, typeof enAudiences>;
export type frAudiencesIsComplete = Complete<AudiencesMessages, typeof frAudiences>;
export type enBlogIsComplete = Complete<BlogMessages, typeof enBlog>;
export type frBlogIsComplete = Complete<BlogMessages, typeof frBlog>;
export type enBudgetIsComplete = Complete<BudgetMessages, typeof enBudget>;
export type frBudgetIsComplete = Complete<BudgetMessages, typeof frBudget>;
export type enCaseStudiesIsComplete = Complete<CaseStudiesMessages, typeof enCaseStudies>;
export type frCaseStudiesIsComplete = Complete<CaseStudiesMessages, typeof frCaseStudies>;
export type enClientsIsComplete = Complete<ClientsMessages, typeof enClients>;
export type frClientsIsComplete = Complete<ClientsMessages, typeof frClients>;
export type enCommonIsComplete = Complete<CommonMessages, typeof enCommon>;
export type frCommonIsComplete = Complete<CommonMessages, typeof frCommon>;
export type enConceptIsComplete = Complete<ConceptMessages, typeof enConcept>;
export type frConceptIsComplete = Complete<ConceptMessages, typeof frConcept>;
export type enContactIsComplete = Complete<ContactMessages, typeof enContact>;
export type frContactIsComplete = Complete<ContactMessages, typeof frContact>;
export type enCriteriaIsComplete = Complete<CriteriaMessages, typeof enCriteria>;
export type frCriteriaIsComplete = Complete<CriteriaMessages, typeof frCriteria>;
export type enErrorIsComplete = Complete<ErrorMessages, typeof enError>;
export type frErrorIsComplete = Complete<ErrorMessages, typeof frError>;
export type enForeignBrandsIsComplete = Complete<ForeignBrandsMessages, typeof enForeignBrands>;
export type frForeignBrandsIsComplete = Complete<ForeignBrandsMessages, typeof frForeignBrands>;
export type enGuidesIsComplete = Complete<GuidesMessages, typeof enGuides>;
export type frGuidesIsComplete = Complete<GuidesMessages, typeof frGuides>;
export type enHomeIsComplete = Complete<HomeMessages, typeof enHome>;
export type frHomeIsComplete = Complete<HomeMessages, typeof frHome>;
export type enLegalNoticeIsComplete = Complete<LegalNoticeMessages, typeof enLegalNotice>;
export type frLegalNoticeIsComplete = Complete<LegalNoticeMessages, typeof frLegalNotice>;
export type enLocationIsComplete = Complete<LocationMessages, typeof enLocation>;
export type frLocationIsComplete = Complete<LocationMessages, typeof frLocation>;
export type enLocationScoringIsComplete = Complete<LocationScoringMessages, typeof enLocationScoring>;
export type frLocationScoringIsComplete = Complete<LocationScoringMessages, typeof frLocationScoring>;
export type enMessageNotSentIsComplete = Complete<MessageNotSentMessages, typeof enMessageNotSent>;
export type frMessageNotSentIsComplete = Complete<MessageNotSentMessages, typeof frMessageNotSent>;
export type enMessageSentIsComplete = Complete<MessageSentMessages, typeof enMessageSent>;
export type frMessageSentIsComplete = Complete<MessageSentMessages, typeof frMessageSent>;
export type enNotFoundIsComplete = Complete<NotFoundMessages, typeof enNotFound>;
export type frNotFoundIsComplete = Complete<NotFoundMessages, typeof frNotFound>;
export type enOrganizationIsComplete = Complete<OrganizationMessages, typeof enOrganization>;
export type frOrganizationIsComplete = Complete<OrganizationMessages, typeof frOrganization>;
export type enRetailIsComplete = Complete<RetailMessages, typeof enRetail>;
export type frRetailIsComplete = Complete<RetailMessages, typeof frRetail>;
export type enScoringToolIsComplete = Complete<ScoringToolMessages, typeof enScoringTool>;
export type frScoringToolIsComplete = Complete<ScoringToolMessages, typeof frScoringTool>;
export type enSectorsIsComplete = Complete<SectorsMessages, typeof enSectors>;
export type frSectorsIsComplete = Complete<SectorsMessages, typeof frSectors>;
export type enServicesIsComplete = Complete<ServicesMessages, typeof enServices>;
export type frServicesIsComplete = Complete<ServicesMessages, typeof frServices>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
export type enStudiesIsComplete = Complete<StudiesMessages, typeof enStudies>;
export type frStudiesIsComplete = Complete<StudiesMessages, typeof frStudies>;
