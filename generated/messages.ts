// Generated from schema/ by "npm run codegen". Do not edit. Seal: 629ddc837cf8061c
import type enAbout from './messages/en/about.json';
import type frAbout from './messages/fr/about.json';
import type enAccessibility from './messages/en/accessibility.json';
import type frAccessibility from './messages/fr/accessibility.json';
import type enArticlePages from './messages/en/articlePages.json';
import type frArticlePages from './messages/fr/articlePages.json';
import type enArticles from './messages/en/articles.json';
import type frArticles from './messages/fr/articles.json';
import type enAudiences from './messages/en/audiences.json';
import type frAudiences from './messages/fr/audiences.json';
import type enBlog from './messages/en/blog.json';
import type frBlog from './messages/fr/blog.json';
import type enBreakEven from './messages/en/breakEven.json';
import type frBreakEven from './messages/fr/breakEven.json';
import type enBudget from './messages/en/budget.json';
import type frBudget from './messages/fr/budget.json';
import type enByline from './messages/en/byline.json';
import type frByline from './messages/fr/byline.json';
import type enCaseStudies from './messages/en/caseStudies.json';
import type frCaseStudies from './messages/fr/caseStudies.json';
import type enCaseStudyPages from './messages/en/caseStudyPages.json';
import type frCaseStudyPages from './messages/fr/caseStudyPages.json';
import type enClients from './messages/en/clients.json';
import type frClients from './messages/fr/clients.json';
import type enCommon from './messages/en/common.json';
import type frCommon from './messages/fr/common.json';
import type enConcept from './messages/en/concept.json';
import type frConcept from './messages/fr/concept.json';
import type enConceptCreation from './messages/en/conceptCreation.json';
import type frConceptCreation from './messages/fr/conceptCreation.json';
import type enContact from './messages/en/contact.json';
import type frContact from './messages/fr/contact.json';
import type enCountingFootfall from './messages/en/countingFootfall.json';
import type frCountingFootfall from './messages/fr/countingFootfall.json';
import type enCriteria from './messages/en/criteria.json';
import type frCriteria from './messages/fr/criteria.json';
import type enDigitalTransformation from './messages/en/digitalTransformation.json';
import type frDigitalTransformation from './messages/fr/digitalTransformation.json';
import type enEmployment from './messages/en/employment.json';
import type frEmployment from './messages/fr/employment.json';
import type enEngagements from './messages/en/engagements.json';
import type frEngagements from './messages/fr/engagements.json';
import type enEnteringFrance from './messages/en/enteringFrance.json';
import type frEnteringFrance from './messages/fr/enteringFrance.json';
import type enError from './messages/en/error.json';
import type frError from './messages/fr/error.json';
import type enFieldConsultant from './messages/en/fieldConsultant.json';
import type frFieldConsultant from './messages/fr/fieldConsultant.json';
import type enForeignBrands from './messages/en/foreignBrands.json';
import type frForeignBrands from './messages/fr/foreignBrands.json';
import type enFranchiseLaw from './messages/en/franchiseLaw.json';
import type frFranchiseLaw from './messages/fr/franchiseLaw.json';
import type enFranchiseOrOwn from './messages/en/franchiseOrOwn.json';
import type frFranchiseOrOwn from './messages/fr/franchiseOrOwn.json';
import type enFrenchLease from './messages/en/frenchLease.json';
import type frFrenchLease from './messages/fr/frenchLease.json';
import type enGuides from './messages/en/guides.json';
import type frGuides from './messages/fr/guides.json';
import type enHome from './messages/en/home.json';
import type frHome from './messages/fr/home.json';
import type enLaw from './messages/en/law.json';
import type frLaw from './messages/fr/law.json';
import type enLeaseClauses from './messages/en/leaseClauses.json';
import type frLeaseClauses from './messages/fr/leaseClauses.json';
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
import type enNetworkDevelopment from './messages/en/networkDevelopment.json';
import type frNetworkDevelopment from './messages/fr/networkDevelopment.json';
import type enNotFound from './messages/en/notFound.json';
import type frNotFound from './messages/fr/notFound.json';
import type enOpeningCash from './messages/en/openingCash.json';
import type frOpeningCash from './messages/fr/openingCash.json';
import type enOpeningPace from './messages/en/openingPace.json';
import type frOpeningPace from './messages/fr/openingPace.json';
import type enOperationsManual from './messages/en/operationsManual.json';
import type frOperationsManual from './messages/fr/operationsManual.json';
import type enOrganization from './messages/en/organization.json';
import type frOrganization from './messages/fr/organization.json';
import type enPastRoles from './messages/en/pastRoles.json';
import type frPastRoles from './messages/fr/pastRoles.json';
import type enPeople from './messages/en/people.json';
import type frPeople from './messages/fr/people.json';
import type enPermits from './messages/en/permits.json';
import type frPermits from './messages/fr/permits.json';
import type enPilotStore from './messages/en/pilotStore.json';
import type frPilotStore from './messages/fr/pilotStore.json';
import type enPrivacy from './messages/en/privacy.json';
import type frPrivacy from './messages/fr/privacy.json';
import type enRetail from './messages/en/retail.json';
import type frRetail from './messages/fr/retail.json';
import type enScoringSheet from './messages/en/scoringSheet.json';
import type frScoringSheet from './messages/fr/scoringSheet.json';
import type enScoringTool from './messages/en/scoringTool.json';
import type frScoringTool from './messages/fr/scoringTool.json';
import type enSectors from './messages/en/sectors.json';
import type frSectors from './messages/fr/sectors.json';
import type enServices from './messages/en/services.json';
import type frServices from './messages/fr/services.json';
import type enStoppingRules from './messages/en/stoppingRules.json';
import type frStoppingRules from './messages/fr/stoppingRules.json';
import type enStrategy from './messages/en/strategy.json';
import type frStrategy from './messages/fr/strategy.json';
import type enStudies from './messages/en/studies.json';
import type frStudies from './messages/fr/studies.json';

/** Fails to compile, naming the key, if a message file lacks a text of its content type. */
type Complete<Expected, Actual extends Expected> = Actual;

/** A list of exactly `Count` items, keyed from 1. Without `never`, the compiler would accept one item more. */
type Exactly<Count extends keyof Lists<unknown>, Item> = Lists<Item>[Count];

interface Lists<Item> {
  readonly 1: { readonly 1: Item; readonly 2?: never };
  readonly 2: { readonly 1: Item; readonly 2: Item; readonly 3?: never };
  readonly 3: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4?: never };
  readonly 4: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4: Item; readonly 5?: never };
  readonly 5: { readonly 1: Item; readonly 2: Item; readonly 3: Item; readonly 4: Item; readonly 5: Item; readonly 6?: never };
  readonly 6: {
    readonly 1: Item;
    readonly 2: Item;
    readonly 3: Item;
    readonly 4: Item;
    readonly 5: Item;
    readonly 6: Item;
    readonly 7?: never;
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

interface ArticleGuide {
  readonly link: string;
  readonly title: string;
}

interface Audience {
  readonly brief: string;
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

interface CaseStudyStory {
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

interface CriterionScale {
  readonly guide: string;
  readonly high: string;
  readonly low: string;
  readonly middle: string;
}

interface Engagement {
  readonly deliverables: string;
  readonly duration: string;
  readonly name: string;
  readonly need: string;
  readonly next: string;
  readonly who: string;
}

interface EntryRoute {
  readonly fits: string;
  readonly name: string;
}

interface EntryStep {
  readonly name: string;
}

interface ExampleLocation {
  readonly name: string;
}

interface GuideSection {
  readonly text: readonly string[];
  readonly title: string;
}

interface Hero {
  readonly lead: string;
  readonly title: string;
}

interface LegalStatement {
  readonly reference: string;
  readonly rule: string;
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

interface PastRole {
  readonly post: string;
}

interface Person {
  readonly line: string;
  readonly role: string;
}

interface Service {
  readonly points: Exactly<3, string>;
  readonly text: string;
  readonly title: string;
}

interface SubjectDetails {
  readonly duration: string;
  readonly receive: string;
  readonly send: string;
}

interface Titled {
  readonly text: string;
  readonly title: string;
}

interface Topic {
  readonly text: readonly string[];
  readonly title: string;
}

interface Trade {
  readonly title: string;
}

/** The shape that the content of every page begins with. */
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
  readonly formats: {
    readonly compare: string;
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
  readonly people: {
    readonly languages: Titled;
    readonly lead: string;
    readonly method: Titled;
    readonly spoken: string;
    readonly title: string;
  };
}

export interface AccessibilityMessages extends EveryPage {
  readonly assessed: string;
  readonly hero: Hero;
  readonly sections: {
    readonly appeal: {
      readonly link: string;
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly conformity: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly gaps: {
      readonly items: Exactly<4, string>;
      readonly lead: string;
      readonly title: string;
    };
    readonly report: {
      readonly button: string;
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly tests: {
      readonly items: Exactly<8, Titled>;
      readonly lead: string;
      readonly title: string;
    };
  };
}

export interface ArticlePagesMessages {
  readonly action: CallToAction;
  readonly feed: string;
  readonly feedTitle: string;
  readonly guide: ArticleGuide;
  readonly kicker: string;
  readonly others: string;
  readonly readMinutes: string;
}

export interface ArticlesMessages extends EveryPage {
  readonly action: {
    readonly booking: string;
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly articles: {
    readonly items: {
      readonly 'field-visit': {
        readonly content: readonly string[];
        readonly excerpt: string;
        readonly tags: Exactly<3, string>;
        readonly title: string;
      };
      readonly 'lease-before-sign': {
        readonly content: readonly string[];
        readonly excerpt: string;
        readonly tags: Exactly<3, string>;
        readonly title: string;
      };
      readonly 'unit-accounts': {
        readonly content: readonly string[];
        readonly excerpt: string;
        readonly tags: Exactly<3, string>;
        readonly title: string;
      };
    };
    readonly original: string;
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
  readonly contact: string;
  readonly featured: {
    readonly 'twelve-criteria': {
      readonly conclusion: readonly string[];
      readonly criteria: {
        readonly title: string;
      };
      readonly excerpt: string;
      readonly introduction: readonly string[];
      readonly keywords: Exactly<3, string>;
      readonly title: string;
    };
  };
  readonly featuredLabel: string;
  readonly hero: Hero;
  readonly others: string;
  readonly scoring: string;
}

export interface BreakEvenMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly hypotheses: {
      readonly tables: {
        readonly assumptions: {
          readonly corner: string;
          readonly head: Exactly<3, string>;
          readonly note: string;
          readonly rows: Exactly<
            5,
            {
              readonly name: string;
              readonly says: Exactly<3, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly sorting: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly sum: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly using: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface BudgetMessages extends EveryPage {
  readonly actions: {
    readonly cash: Exactly<3, string>;
    readonly investment: Exactly<3, string>;
  };
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly basket: string;
      readonly plan: string;
      readonly rent: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly basket: string;
      readonly conversion: string;
      readonly coreTeam: string;
      readonly days: string;
      readonly entries: string;
      readonly fixed: string;
      readonly marginRate: string;
      readonly occupancy: string;
      readonly otherFixed: string;
      readonly sales: string;
      readonly tickets: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
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

export interface BylineMessages {
  readonly by: string;
  readonly citation: string;
  readonly citeArticle: string;
  readonly citeGuide: string;
}

export interface CaseStudiesMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: Hero;
  readonly read: string;
}

export interface CaseStudyPagesMessages {
  readonly all: string;
  readonly consolidating: string;
  readonly details: {
    readonly city: string;
    readonly client: string;
    readonly duration: string;
    readonly sector: string;
    readonly size: string;
    readonly year: string;
  };
  readonly labels: {
    readonly actions: string;
    readonly context: string;
    readonly demand: string;
    readonly findings: string;
    readonly results: string;
    readonly testimonial: string;
  };
  readonly next: string;
  readonly related: string;
  readonly service: string;
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
  readonly engagement: {
    readonly deliverables: string;
    readonly duration: string;
    readonly from: string;
    readonly need: string;
    readonly next: string;
    readonly price: string;
    readonly who: string;
  };
  readonly examples: {
    readonly firm: string;
    readonly people: string;
  };
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
    readonly draft: string;
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
    readonly onDemand: string;
    readonly optional: string;
    readonly page: {
      readonly failure: Notice;
      readonly failureDefault: string;
      readonly success: Notice;
    };
    readonly phone: string;
    readonly privacy: string;
    readonly privacyLink: string;
    readonly required: string;
    readonly send: string;
    readonly sending: string;
    readonly subjectId: string;
    readonly subjects: {
      readonly booster: string;
      readonly case: string;
      readonly diagnostic: string;
      readonly france: string;
      readonly general: string;
      readonly hotline: string;
    };
    readonly toComplete: string;
    readonly trap: string;
  };
  readonly header: {
    readonly absent: string;
    readonly closeMenu: string;
    readonly firm: string;
    readonly label: string;
    readonly language: string;
    readonly network: string;
    readonly offer: string;
    readonly openMenu: string;
    readonly skip: string;
    readonly tools: string;
  };
  readonly navigation: {
    readonly about: NavigationItem;
    readonly accessibility: NavigationItem;
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
    readonly privacy: NavigationItem;
    readonly 'retail-booster': NavigationItem;
    readonly services: NavigationItem;
    readonly strategy: NavigationItem;
    readonly top: NavigationItem;
  };
  readonly newTab: string;
  readonly organization: string;
  readonly tagline: string;
}

export interface ConceptMessages extends EveryPage {
  readonly actions: {
    readonly manual: Exactly<3, string>;
    readonly promise: Exactly<3, string>;
    readonly space: Exactly<3, string>;
  };
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly founder: string;
      readonly market: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly ebitda: string;
      readonly ebitdaRate: string;
      readonly grossMargin: string;
      readonly marginRate: string;
      readonly occupancy: string;
      readonly otherCosts: string;
      readonly payroll: string;
      readonly royalties: string;
      readonly royaltyRate: string;
      readonly sales: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
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

export interface ConceptCreationMessages extends EveryPage {
  readonly action: CallToAction;
  readonly actions: Exactly<4, string>;
  readonly context: readonly string[];
  readonly demand: readonly string[];
  readonly details: {
    readonly duration: string;
    readonly sector: string;
    readonly size: string;
  };
  readonly findings: Exactly<4, string>;
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
  readonly subjects: {
    readonly duration: string;
    readonly items: Readonly<Record<'booster' | 'case' | 'diagnostic' | 'france' | 'hotline', SubjectDetails>>;
    readonly receive: string;
    readonly send: string;
  };
}

export interface CountingFootfallMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly method: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly pavement: {
      readonly tables: {
        readonly counts: {
          readonly corner: string;
          readonly head: Exactly<3, string>;
          readonly note: string;
          readonly rows: Exactly<
            4,
            {
              readonly name: string;
              readonly says: Exactly<3, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly sales: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly slots: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface CriteriaMessages {
  readonly access: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly competition: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly compliance: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly customers: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly footfall: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly 'key-money': {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly layout: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly lease: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly neighbours: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly prospects: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly rent: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
  readonly visibility: {
    readonly criterion: Criterion;
    readonly scale: CriterionScale;
  };
}

export interface DigitalTransformationMessages extends EveryPage {
  readonly action: CallToAction;
  readonly actions: Exactly<4, string>;
  readonly context: readonly string[];
  readonly demand: readonly string[];
  readonly details: {
    readonly sector: string;
    readonly size: string;
  };
  readonly findings: Exactly<4, string>;
}

export interface EmploymentMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly points: {
    readonly items: Exactly<4, Topic>;
    readonly lead: string;
    readonly title: string;
  };
  readonly table: {
    readonly columns: Exactly<4, string>;
    readonly lead: readonly string[];
    readonly rows: Exactly<
      5,
      {
        readonly cells: Exactly<3, string>;
        readonly name: string;
      }
    >;
    readonly title: string;
  };
}

export interface EngagementsMessages {
  readonly booster: {
    readonly engagement: Engagement;
  };
  readonly hotline: {
    readonly engagement: Engagement;
  };
  readonly partner: {
    readonly engagement: Engagement;
  };
  readonly project: {
    readonly engagement: Engagement;
  };
}

export interface EnteringFranceMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly plan: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly shop: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly staff: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly where: {
      readonly tables: {
        readonly documents: {
          readonly corner: string;
          readonly head: Exactly<2, string>;
          readonly note: string;
          readonly rows: Exactly<
            6,
            {
              readonly name: string;
              readonly says: Exactly<2, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface ErrorMessages extends EveryPage {
  readonly home: string;
  readonly text: string;
  readonly title: string;
  readonly write: string;
}

export interface FieldConsultantMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly before: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly day: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly report: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface ForeignBrandsMessages extends EveryPage {
  readonly action: CallToAction;
  readonly budget: {
    readonly example: {
      readonly amount: string;
      readonly item: string;
      readonly lead: string;
      readonly lines: {
        readonly charges: {
          readonly amount: string;
          readonly name: string;
        };
        readonly deposit: {
          readonly amount: string;
          readonly name: string;
        };
        readonly rent: {
          readonly amount: string;
          readonly name: string;
        };
      };
      readonly note: string;
      readonly title: string;
      readonly total: {
        readonly amount: string;
        readonly name: string;
      };
    };
    readonly groups: {
      readonly before: {
        readonly text: readonly string[];
        readonly title: string;
      };
      readonly opening: {
        readonly text: readonly string[];
        readonly title: string;
      };
      readonly premises: {
        readonly text: readonly string[];
        readonly title: string;
      };
      readonly trading: {
        readonly text: readonly string[];
        readonly title: string;
      };
    };
    readonly title: string;
  };
  readonly contents: {
    readonly budget: string;
    readonly routes: string;
    readonly services: string;
    readonly timetable: string;
    readonly title: string;
    readonly topics: string;
    readonly whyFrance: string;
  };
  readonly figures: {
    readonly disclosure: {
      readonly name: string;
      readonly value: string;
    };
    readonly lease: {
      readonly name: string;
      readonly value: string;
    };
    readonly opening: {
      readonly name: string;
      readonly value: string;
    };
    readonly total: {
      readonly name: string;
      readonly value: string;
    };
  };
  readonly hero: {
    readonly contact: string;
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly routes: {
    readonly columns: {
      readonly capital: string;
      readonly control: string;
      readonly fits: string;
      readonly route: string;
      readonly speed: string;
    };
    readonly items: Readonly<Record<'affiliation' | 'concession' | 'franchise' | 'joint-venture' | 'master-franchise' | 'subsidiary', EntryRoute>>;
    readonly lead: readonly string[];
    readonly levels: {
      readonly high: string;
      readonly low: string;
      readonly medium: string;
    };
    readonly speeds: {
      readonly high: string;
      readonly low: string;
      readonly medium: string;
    };
    readonly title: string;
  };
  readonly services: {
    readonly items: Exactly<4, Topic>;
    readonly lead: readonly string[];
    readonly title: string;
  };
  readonly timetable: {
    readonly axis: string;
    readonly doors: string;
    readonly figure: string;
    readonly handover: string;
    readonly lead: string;
    readonly month: string;
    readonly months: string;
    readonly steps: {
      readonly accounts: EntryStep;
      readonly brand: EntryStep;
      readonly company: EntryStep;
      readonly 'fit-out': EntryStep;
      readonly lease: EntryStep;
      readonly opening: EntryStep;
      readonly permits: EntryStep;
      readonly review: EntryStep;
      readonly route: EntryStep;
      readonly screening: EntryStep;
      readonly sites: EntryStep;
      readonly study: EntryStep;
      readonly supply: EntryStep;
      readonly team: EntryStep;
    };
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly topics: {
    readonly disclosure: {
      readonly text: string;
      readonly title: string;
    };
    readonly employment: {
      readonly text: string;
      readonly title: string;
    };
    readonly lease: {
      readonly text: string;
      readonly title: string;
    };
    readonly permits: {
      readonly text: string;
      readonly title: string;
    };
    readonly title: string;
  };
  readonly whyFrance: {
    readonly items: Exactly<3, Topic>;
    readonly title: string;
  };
}

export interface FranchiseLawMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly points: {
    readonly items: Exactly<4, Topic>;
    readonly lead: string;
    readonly title: string;
  };
  readonly table: {
    readonly columns: Exactly<4, string>;
    readonly lead: readonly string[];
    readonly rows: Exactly<
      6,
      {
        readonly cells: Exactly<3, string>;
        readonly name: string;
      }
    >;
    readonly title: string;
  };
}

export interface FranchiseOrOwnMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly capital: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly control: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly example: {
      readonly tables: {
        readonly accounts: {
          readonly corner: string;
          readonly head: Exactly<2, string>;
          readonly note: string;
          readonly rows: Exactly<
            6,
            {
              readonly name: string;
              readonly says: Exactly<2, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly order: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface FrenchLeaseMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly points: {
    readonly items: Exactly<4, Topic>;
    readonly lead: string;
    readonly title: string;
  };
  readonly table: {
    readonly columns: Exactly<4, string>;
    readonly lead: readonly string[];
    readonly rows: Exactly<
      8,
      {
        readonly cells: Exactly<3, string>;
        readonly name: string;
      }
    >;
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
  readonly download: string;
  readonly downloadHint: string;
  readonly keyFigures: string;
  readonly kicker: string;
  readonly others: {
    readonly text: string;
    readonly title: string;
  };
  readonly readGuide: string;
  readonly readMinutes: string;
  readonly toDo: string;
  readonly updated: string;
}

export interface HomeMessages extends EveryPage {
  readonly audiences: {
    readonly title: string;
  };
  readonly carousel: {
    readonly all: string;
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
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: {
    readonly items: Readonly<Record<'booster' | 'hotline' | 'partner' | 'scoring', Offer>>;
    readonly title: string;
  };
  readonly steps: {
    readonly items: Exactly<5, Titled>;
    readonly lead: string;
    readonly title: string;
  };
}

export interface LawMessages {
  readonly approved: string;
  readonly checked: string;
  readonly statements: {
    readonly 'agreement-of-activity': LegalStatement;
    readonly assignment: LegalStatement;
    readonly 'branch-manager': LegalStatement;
    readonly brokerage: LegalStatement;
    readonly 'change-of-use': LegalStatement;
    readonly 'charges-inventory': LegalStatement;
    readonly 'consumer-court': LegalStatement;
    readonly 'consumers-abroad': LegalStatement;
    readonly copyright: LegalStatement;
    readonly 'data-basis': LegalStatement;
    readonly deposit: LegalStatement;
    readonly disclosure: LegalStatement;
    readonly 'disclosure-contents': LegalStatement;
    readonly 'english-rent-reviews': LegalStatement;
    readonly 'english-tenancies': LegalStatement;
    readonly eviction: LegalStatement;
    readonly 'exclusive-purchase': LegalStatement;
    readonly 'extended-agreement': LegalStatement;
    readonly 'french-contracts': LegalStatement;
    readonly 'french-documents': LegalStatement;
    readonly 'french-language': LegalStatement;
    readonly 'french-notices': LegalStatement;
    readonly indexation: LegalStatement;
    readonly 'know-how': LegalStatement;
    readonly 'large-shops': LegalStatement;
    readonly 'lease-statute': LegalStatement;
    readonly 'legal-advice': LegalStatement;
    readonly 'mail-retention': LegalStatement;
    readonly 'mayors-sundays': LegalStatement;
    readonly 'post-term-non-compete': LegalStatement;
    readonly 'property-tax': LegalStatement;
    readonly 'public-premises': LegalStatement;
    readonly recharges: LegalStatement;
    readonly 'rent-cap': LegalStatement;
    readonly 'resale-prices': LegalStatement;
    readonly shopfront: LegalStatement;
    readonly 'short-lease': LegalStatement;
    readonly sign: LegalStatement;
    readonly 'staying-on': LegalStatement;
    readonly 'sunday-food': LegalStatement;
    readonly 'sunday-local-law': LegalStatement;
    readonly 'sunday-rest': LegalStatement;
    readonly 'sunday-trades': LegalStatement;
    readonly 'three-year-break': LegalStatement;
    readonly 'working-week': LegalStatement;
    readonly 'works-council': LegalStatement;
  };
  readonly title: string;
  readonly toApprove: string;
}

export interface LeaseClausesMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly charges: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly entry: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly exit: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly reading: {
      readonly text: readonly string[];
      readonly title: string;
    };
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
  readonly sections: {
    readonly data: {
      readonly link: string;
      readonly text: string;
      readonly title: string;
    };
    readonly jurisdiction: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly liability: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly limits: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly property: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
  };
}

export interface LocationMessages extends EveryPage {
  readonly actions: {
    readonly flows: Exactly<3, string>;
    readonly lease: Exactly<3, string>;
  };
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly circle: string;
      readonly walk: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly basket: string;
      readonly localSales: string;
      readonly occupancy: string;
      readonly occupancyRate: string;
      readonly passingSales: string;
      readonly residents: string;
      readonly sales: string;
      readonly targetShare: string;
      readonly visits: string;
      readonly wonShare: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
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
  readonly tool: {
    readonly text: string;
    readonly title: string;
  };
}

export interface LocationScoringMessages extends EveryPage {
  readonly expert: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly features: Exactly<3, Titled>;
  readonly frame: {
    readonly card: string;
    readonly fullScreen: string;
    readonly heading: string;
    readonly lead: string;
    readonly load: string;
    readonly open: string;
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

export interface NetworkDevelopmentMessages extends EveryPage {
  readonly action: CallToAction;
  readonly actions: Exactly<4, string>;
  readonly context: readonly string[];
  readonly demand: readonly string[];
  readonly details: {
    readonly duration: string;
    readonly sector: string;
  };
  readonly findings: Exactly<4, string>;
}

export interface NotFoundMessages extends EveryPage {
  readonly home: string;
  readonly suggestions: string;
  readonly text: string;
  readonly title: string;
}

export interface OpeningCashMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly bank: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly dates: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly slower: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly trough: {
      readonly tables: {
        readonly months: {
          readonly corner: string;
          readonly head: Exactly<3, string>;
          readonly note: string;
          readonly rows: Exactly<
            8,
            {
              readonly name: string;
              readonly says: Exactly<3, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface OpeningPaceMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly days: {
      readonly tables: {
        readonly trades: {
          readonly corner: string;
          readonly head: Exactly<3, string>;
          readonly note: string;
          readonly rows: Exactly<
            4,
            {
              readonly name: string;
              readonly says: Exactly<3, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly slip: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly slowest: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly year: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface OperationsManualMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly law: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly sheet: {
      readonly tables: {
        readonly page: {
          readonly corner: string;
          readonly head: Exactly<2, string>;
          readonly note: string;
          readonly rows: Exactly<
            6,
            {
              readonly name: string;
              readonly says: Exactly<2, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly trial: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly upkeep: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface OrganizationMessages extends EveryPage {
  readonly actions: {
    readonly franchisees: Exactly<3, string>;
    readonly roles: Exactly<3, string>;
  };
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly city: string;
      readonly region: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly consultants: string;
      readonly days: string;
      readonly network: string;
      readonly officeDays: string;
      readonly roadDays: string;
      readonly storeDays: string;
      readonly stores: string;
      readonly visitDays: string;
      readonly visits: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
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

export interface PastRolesMessages {
  readonly 'camille-development': {
    readonly role: PastRole;
  };
  readonly 'camille-network': {
    readonly role: PastRole;
  };
  readonly 'camille-store': {
    readonly role: PastRole;
  };
  readonly 'claire-store': {
    readonly role: PastRole;
  };
  readonly 'thomas-control': {
    readonly role: PastRole;
  };
}

export interface PeopleMessages {
  readonly camille: {
    readonly profile: Person;
  };
  readonly claire: {
    readonly profile: Person;
  };
  readonly thomas: {
    readonly profile: Person;
  };
}

export interface PermitsMessages extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly points: {
    readonly items: Exactly<3, Topic>;
    readonly lead: string;
    readonly title: string;
  };
  readonly table: {
    readonly columns: Exactly<4, string>;
    readonly lead: readonly string[];
    readonly rows: Exactly<
      5,
      {
        readonly cells: Exactly<3, string>;
        readonly name: string;
      }
    >;
    readonly title: string;
  };
}

export interface PilotStoreMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly founder: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly ordinary: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly questions: {
      readonly tables: {
        readonly questions: {
          readonly corner: string;
          readonly head: Exactly<2, string>;
          readonly note: string;
          readonly rows: Exactly<
            5,
            {
              readonly name: string;
              readonly says: Exactly<2, string>;
            }
          >;
          readonly title: string;
        };
      };
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly report: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface PrivacyMessages extends EveryPage {
  readonly hero: Hero;
  readonly sections: {
    readonly controller: {
      readonly link: string;
      readonly paragraphs: Exactly<1, string>;
      readonly title: string;
    };
    readonly device: {
      readonly columns: {
        readonly until: string;
        readonly what: string;
        readonly why: string;
      };
      readonly items: Exactly<
        3,
        {
          readonly until: string;
          readonly what: string;
          readonly why: string;
        }
      >;
      readonly lead: string;
      readonly title: string;
      readonly tool: string;
    };
    readonly form: {
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
    readonly recipients: {
      readonly paragraphs: {
        readonly named: string;
        readonly services: string;
        readonly transfers: string;
        readonly unnamed: string;
      };
      readonly title: string;
    };
    readonly retention: {
      readonly paragraphs: {
        readonly database: string;
        readonly erasure: string;
        readonly mail: string;
      };
      readonly title: string;
    };
    readonly rights: {
      readonly complaint: string;
      readonly paragraphs: Exactly<2, string>;
      readonly title: string;
    };
  };
  readonly updated: string;
}

export interface RetailMessages extends EveryPage {
  readonly actions: {
    readonly choice: Exactly<3, string>;
    readonly decision: Exactly<3, string>;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly franchise: string;
      readonly own: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly capital: string;
      readonly contribution: string;
      readonly fee: string;
      readonly income: string;
      readonly incomeRate: string;
      readonly launch: string;
      readonly resale: string;
      readonly resaleShare: string;
      readonly resold: string;
      readonly sales: string;
      readonly support: string;
      readonly worthless: string;
      readonly years: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
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
  readonly tool: {
    readonly text: string;
    readonly title: string;
  };
}

export interface ScoringSheetMessages {
  readonly criterion: string;
  readonly lead: string;
  readonly method: {
    readonly steps: Exactly<4, string>;
    readonly title: string;
  };
  readonly noScript: string;
  readonly site: string;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

export interface ScoringToolMessages extends EveryPage {
  readonly back: string;
  readonly examples: Readonly<Record<'mall' | 'market' | 'station', ExampleLocation>>;
  readonly lead: string;
  readonly title: string;
  readonly tool: {
    readonly csv: {
      readonly export: string;
      readonly file: string;
      readonly import: string;
      readonly imported: string;
      readonly line: string;
      readonly more: string;
      readonly problems: {
        readonly absent: string;
        readonly amount: string;
        readonly columns: string;
        readonly header: string;
        readonly locations: string;
        readonly long: string;
        readonly name: string;
        readonly note: string;
        readonly open: string;
        readonly score: string;
        readonly threshold: string;
        readonly twice: string;
        readonly unknown: string;
        readonly weight: string;
      };
      readonly rank: string;
      readonly refused: string;
      readonly score: string;
    };
    readonly example: {
      readonly clear: string;
      readonly fill: string;
    };
    readonly expert: {
      readonly address: string;
      readonly button: string;
      readonly lead: string;
      readonly opening: string;
      readonly scores: string;
      readonly title: string;
    };
    readonly grid: {
      readonly article: string;
      readonly criterion: string;
      readonly lead: string;
      readonly less: string;
      readonly more: string;
      readonly none: string;
      readonly note: string;
      readonly noteOf: string;
      readonly scale: string;
      readonly scoreOf: string;
      readonly threshold: string;
      readonly thresholdOf: string;
      readonly title: string;
      readonly total: string;
      readonly weight: string;
      readonly weightOf: string;
    };
    readonly keep: {
      readonly address: string;
      readonly clear: string;
      readonly cleared: string;
      readonly close: string;
      readonly copied: string;
      readonly copy: string;
      readonly copyHand: string;
      readonly device: string;
      readonly example: string;
      readonly noLink: string;
      readonly opened: string;
      readonly print: string;
      readonly printed: string;
      readonly refused: {
        readonly damaged: string;
        readonly long: string;
        readonly newer: string;
      };
      readonly sheet: string;
      readonly signature: string;
      readonly title: string;
      readonly undo: string;
      readonly undone: string;
      readonly unstored: string;
    };
    readonly places: {
      readonly add: string;
      readonly amount: string;
      readonly fallback: string;
      readonly figures: string;
      readonly lead: string;
      readonly name: string;
      readonly perMetre: string;
      readonly ratio: string;
      readonly remove: string;
      readonly rent: string;
      readonly sales: string;
      readonly shown: string;
      readonly surface: string;
      readonly title: string;
    };
    readonly result: {
      readonly against: string;
      readonly allOut: string;
      readonly alone: string;
      readonly changed: string;
      readonly empty: string;
      readonly even: string;
      readonly figures: string;
      readonly lead: string;
      readonly missing: string;
      readonly out: string;
      readonly outBy: string;
      readonly profile: string;
      readonly profileAgainst: string;
      readonly provisional: string;
      readonly range: string;
      readonly rank: string;
      readonly score: string;
      readonly settled: string;
      readonly strengths: string;
      readonly tie: string;
      readonly title: string;
      readonly unproved: string;
      readonly unscored: string;
      readonly weaknesses: string;
      readonly weightless: string;
    };
    readonly robust: {
      readonly firm: string;
      readonly likely: string;
      readonly method: string;
      readonly open: string;
      readonly over: string;
      readonly strong: string;
      readonly table: string;
      readonly tipAbove: string;
      readonly tipBelow: string;
      readonly title: string;
      readonly under: string;
      readonly waiting: string;
      readonly whom: string;
      readonly wins: string;
    };
    readonly start: {
      readonly equal: string;
      readonly hint: string;
      readonly label: string;
      readonly own: string;
    };
    readonly walk: {
      readonly adjust: string;
      readonly next: string;
      readonly previous: string;
      readonly ranking: string;
      readonly step: string;
    };
  };
  readonly trades: Readonly<Record<'appointment' | 'destination' | 'fashion' | 'impulse', Trade>>;
}

export interface SectorsMessages {
  readonly beauty: {
    readonly card: {
      readonly description: string;
      readonly examples: Exactly<3, string>;
      readonly expertise: Exactly<3, string>;
      readonly sectors: Exactly<4, string>;
      readonly title: string;
    };
    readonly category: ClientCategory;
  };
  readonly emerging: {
    readonly card: {
      readonly description: string;
      readonly examples: Exactly<3, string>;
      readonly expertise: Exactly<3, string>;
      readonly sectors: Exactly<4, string>;
      readonly title: string;
    };
    readonly category: ClientCategory;
  };
  readonly fashion: {
    readonly card: {
      readonly description: string;
      readonly examples: Exactly<3, string>;
      readonly expertise: Exactly<3, string>;
      readonly sectors: Exactly<4, string>;
      readonly title: string;
    };
    readonly category: ClientCategory;
  };
  readonly food: {
    readonly card: {
      readonly description: string;
      readonly examples: Exactly<3, string>;
      readonly expertise: Exactly<3, string>;
      readonly sectors: Exactly<4, string>;
      readonly title: string;
    };
    readonly category: ClientCategory;
  };
}

export interface ServicesMessages extends EveryPage {
  readonly action: CallToAction;
  readonly booster: {
    readonly button: string;
    readonly kicker: string;
    readonly points: Exactly<3, string>;
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
  readonly formats: {
    readonly lead: string;
    readonly name: string;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly hotline: {
    readonly button: string;
    readonly kicker: string;
    readonly points: Exactly<3, string>;
    readonly text: string;
    readonly title: string;
  };
  readonly limits: {
    readonly text: Exactly<2, string>;
    readonly title: string;
  };
  readonly reasons: {
    readonly items: Exactly<3, Titled>;
    readonly title: string;
  };
  readonly services: {
    readonly items: Readonly<Record<'concept' | 'rollout' | 'strategy', Service>>;
    readonly lead: string;
    readonly title: string;
  };
  readonly targets: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
}

export interface StoppingRulesMessages extends EveryPage {
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: Exactly<3, string>;
  readonly sections: {
    readonly pause: {
      readonly text: readonly string[];
      readonly title: string;
    };
    readonly restart: {
      readonly text: readonly string[];
      readonly title: string;
    };
  };
}

export interface StrategyMessages extends EveryPage {
  readonly actions: {
    readonly diagnosis: Exactly<3, string>;
    readonly governance: Exactly<3, string>;
    readonly model: Exactly<3, string>;
  };
  readonly card: {
    readonly description: string;
    readonly title: string;
  };
  readonly checklist: {
    readonly items: Exactly<8, string>;
    readonly title: string;
  };
  readonly example: {
    readonly columns: {
      readonly first: string;
      readonly second: string;
      readonly third: string;
    };
    readonly intro: string;
    readonly reading: string;
    readonly rowTitle: string;
    readonly rows: {
      readonly closing: string;
      readonly existing: string;
      readonly firstLoss: string;
      readonly headOffice: string;
      readonly opened: string;
      readonly opening: string;
      readonly openings: string;
      readonly ownFunds: string;
      readonly perOpened: string;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly description: string;
    readonly labels: {
      readonly cash: string;
      readonly plan: string;
      readonly slower: string;
      readonly start: string;
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
    readonly story: CaseStudyStory;
    readonly summary: CaseStudySummary;
  };
  readonly 'digital-transformation': {
    readonly card: CaseStudyCard;
    readonly story: CaseStudyStory;
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
    readonly story: CaseStudyStory;
    readonly summary: CaseStudySummary;
  };
  readonly turnaround: {
    readonly summary: CaseStudySummary;
  };
}

export type enAboutIsComplete = Complete<AboutMessages, typeof enAbout>;
export type frAboutIsComplete = Complete<AboutMessages, typeof frAbout>;
export type enAccessibilityIsComplete = Complete<AccessibilityMessages, typeof enAccessibility>;
export type frAccessibilityIsComplete = Complete<AccessibilityMessages, typeof frAccessibility>;
export type enArticlePagesIsComplete = Complete<ArticlePagesMessages, typeof enArticlePages>;
export type frArticlePagesIsComplete = Complete<ArticlePagesMessages, typeof frArticlePages>;
export type enArticlesIsComplete = Complete<ArticlesMessages, typeof enArticles>;
export type frArticlesIsComplete = Complete<ArticlesMessages, typeof frArticles>;
export type enAudiencesIsComplete = Complete<AudiencesMessages, typeof enAudiences>;
export type frAudiencesIsComplete = Complete<AudiencesMessages, typeof frAudiences>;
export type enBlogIsComplete = Complete<BlogMessages, typeof enBlog>;
export type frBlogIsComplete = Complete<BlogMessages, typeof frBlog>;
export type enBreakEvenIsComplete = Complete<BreakEvenMessages, typeof enBreakEven>;
export type frBreakEvenIsComplete = Complete<BreakEvenMessages, typeof frBreakEven>;
export type enBudgetIsComplete = Complete<BudgetMessages, typeof enBudget>;
export type frBudgetIsComplete = Complete<BudgetMessages, typeof frBudget>;
export type enBylineIsComplete = Complete<BylineMessages, typeof enByline>;
export type frBylineIsComplete = Complete<BylineMessages, typeof frByline>;
export type enCaseStudiesIsComplete = Complete<CaseStudiesMessages, typeof enCaseStudies>;
export type frCaseStudiesIsComplete = Complete<CaseStudiesMessages, typeof frCaseStudies>;
export type enCaseStudyPagesIsComplete = Complete<CaseStudyPagesMessages, typeof enCaseStudyPages>;
export type frCaseStudyPagesIsComplete = Complete<CaseStudyPagesMessages, typeof frCaseStudyPages>;
export type enClientsIsComplete = Complete<ClientsMessages, typeof enClients>;
export type frClientsIsComplete = Complete<ClientsMessages, typeof frClients>;
export type enCommonIsComplete = Complete<CommonMessages, typeof enCommon>;
export type frCommonIsComplete = Complete<CommonMessages, typeof frCommon>;
export type enConceptIsComplete = Complete<ConceptMessages, typeof enConcept>;
export type frConceptIsComplete = Complete<ConceptMessages, typeof frConcept>;
export type enConceptCreationIsComplete = Complete<ConceptCreationMessages, typeof enConceptCreation>;
export type frConceptCreationIsComplete = Complete<ConceptCreationMessages, typeof frConceptCreation>;
export type enContactIsComplete = Complete<ContactMessages, typeof enContact>;
export type frContactIsComplete = Complete<ContactMessages, typeof frContact>;
export type enCountingFootfallIsComplete = Complete<CountingFootfallMessages, typeof enCountingFootfall>;
export type frCountingFootfallIsComplete = Complete<CountingFootfallMessages, typeof frCountingFootfall>;
export type enCriteriaIsComplete = Complete<CriteriaMessages, typeof enCriteria>;
export type frCriteriaIsComplete = Complete<CriteriaMessages, typeof frCriteria>;
export type enDigitalTransformationIsComplete = Complete<DigitalTransformationMessages, typeof enDigitalTransformation>;
export type frDigitalTransformationIsComplete = Complete<DigitalTransformationMessages, typeof frDigitalTransformation>;
export type enEmploymentIsComplete = Complete<EmploymentMessages, typeof enEmployment>;
export type frEmploymentIsComplete = Complete<EmploymentMessages, typeof frEmployment>;
export type enEngagementsIsComplete = Complete<EngagementsMessages, typeof enEngagements>;
export type frEngagementsIsComplete = Complete<EngagementsMessages, typeof frEngagements>;
export type enEnteringFranceIsComplete = Complete<EnteringFranceMessages, typeof enEnteringFrance>;
export type frEnteringFranceIsComplete = Complete<EnteringFranceMessages, typeof frEnteringFrance>;
export type enErrorIsComplete = Complete<ErrorMessages, typeof enError>;
export type frErrorIsComplete = Complete<ErrorMessages, typeof frError>;
export type enFieldConsultantIsComplete = Complete<FieldConsultantMessages, typeof enFieldConsultant>;
export type frFieldConsultantIsComplete = Complete<FieldConsultantMessages, typeof frFieldConsultant>;
export type enForeignBrandsIsComplete = Complete<ForeignBrandsMessages, typeof enForeignBrands>;
export type frForeignBrandsIsComplete = Complete<ForeignBrandsMessages, typeof frForeignBrands>;
export type enFranchiseLawIsComplete = Complete<FranchiseLawMessages, typeof enFranchiseLaw>;
export type frFranchiseLawIsComplete = Complete<FranchiseLawMessages, typeof frFranchiseLaw>;
export type enFranchiseOrOwnIsComplete = Complete<FranchiseOrOwnMessages, typeof enFranchiseOrOwn>;
export type frFranchiseOrOwnIsComplete = Complete<FranchiseOrOwnMessages, typeof frFranchiseOrOwn>;
export type enFrenchLeaseIsComplete = Complete<FrenchLeaseMessages, typeof enFrenchLease>;
export type frFrenchLeaseIsComplete = Complete<FrenchLeaseMessages, typeof frFrenchLease>;
export type enGuidesIsComplete = Complete<GuidesMessages, typeof enGuides>;
export type frGuidesIsComplete = Complete<GuidesMessages, typeof frGuides>;
export type enHomeIsComplete = Complete<HomeMessages, typeof enHome>;
export type frHomeIsComplete = Complete<HomeMessages, typeof frHome>;
export type enLawIsComplete = Complete<LawMessages, typeof enLaw>;
export type frLawIsComplete = Complete<LawMessages, typeof frLaw>;
export type enLeaseClausesIsComplete = Complete<LeaseClausesMessages, typeof enLeaseClauses>;
export type frLeaseClausesIsComplete = Complete<LeaseClausesMessages, typeof frLeaseClauses>;
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
export type enNetworkDevelopmentIsComplete = Complete<NetworkDevelopmentMessages, typeof enNetworkDevelopment>;
export type frNetworkDevelopmentIsComplete = Complete<NetworkDevelopmentMessages, typeof frNetworkDevelopment>;
export type enNotFoundIsComplete = Complete<NotFoundMessages, typeof enNotFound>;
export type frNotFoundIsComplete = Complete<NotFoundMessages, typeof frNotFound>;
export type enOpeningCashIsComplete = Complete<OpeningCashMessages, typeof enOpeningCash>;
export type frOpeningCashIsComplete = Complete<OpeningCashMessages, typeof frOpeningCash>;
export type enOpeningPaceIsComplete = Complete<OpeningPaceMessages, typeof enOpeningPace>;
export type frOpeningPaceIsComplete = Complete<OpeningPaceMessages, typeof frOpeningPace>;
export type enOperationsManualIsComplete = Complete<OperationsManualMessages, typeof enOperationsManual>;
export type frOperationsManualIsComplete = Complete<OperationsManualMessages, typeof frOperationsManual>;
export type enOrganizationIsComplete = Complete<OrganizationMessages, typeof enOrganization>;
export type frOrganizationIsComplete = Complete<OrganizationMessages, typeof frOrganization>;
export type enPastRolesIsComplete = Complete<PastRolesMessages, typeof enPastRoles>;
export type frPastRolesIsComplete = Complete<PastRolesMessages, typeof frPastRoles>;
export type enPeopleIsComplete = Complete<PeopleMessages, typeof enPeople>;
export type frPeopleIsComplete = Complete<PeopleMessages, typeof frPeople>;
export type enPermitsIsComplete = Complete<PermitsMessages, typeof enPermits>;
export type frPermitsIsComplete = Complete<PermitsMessages, typeof frPermits>;
export type enPilotStoreIsComplete = Complete<PilotStoreMessages, typeof enPilotStore>;
export type frPilotStoreIsComplete = Complete<PilotStoreMessages, typeof frPilotStore>;
export type enPrivacyIsComplete = Complete<PrivacyMessages, typeof enPrivacy>;
export type frPrivacyIsComplete = Complete<PrivacyMessages, typeof frPrivacy>;
export type enRetailIsComplete = Complete<RetailMessages, typeof enRetail>;
export type frRetailIsComplete = Complete<RetailMessages, typeof frRetail>;
export type enScoringSheetIsComplete = Complete<ScoringSheetMessages, typeof enScoringSheet>;
export type frScoringSheetIsComplete = Complete<ScoringSheetMessages, typeof frScoringSheet>;
export type enScoringToolIsComplete = Complete<ScoringToolMessages, typeof enScoringTool>;
export type frScoringToolIsComplete = Complete<ScoringToolMessages, typeof frScoringTool>;
export type enSectorsIsComplete = Complete<SectorsMessages, typeof enSectors>;
export type frSectorsIsComplete = Complete<SectorsMessages, typeof frSectors>;
export type enServicesIsComplete = Complete<ServicesMessages, typeof enServices>;
export type frServicesIsComplete = Complete<ServicesMessages, typeof frServices>;
export type enStoppingRulesIsComplete = Complete<StoppingRulesMessages, typeof enStoppingRules>;
export type frStoppingRulesIsComplete = Complete<StoppingRulesMessages, typeof frStoppingRules>;
export type enStrategyIsComplete = Complete<StrategyMessages, typeof enStrategy>;
export type frStrategyIsComplete = Complete<StrategyMessages, typeof frStrategy>;
export type enStudiesIsComplete = Complete<StudiesMessages, typeof enStudies>;
export type frStudiesIsComplete = Complete<StudiesMessages, typeof frStudies>;
