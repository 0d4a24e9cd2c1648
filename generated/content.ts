// Generated from schema/ by "npm run codegen". Do not edit. Seal: 129626d1e6973f1b
import type { Link } from '../schema/link.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export interface Article {
  readonly date: string;
  readonly featured: boolean;
  readonly linkedinUrl: string;
  readonly readMinutes: number;
  readonly content: readonly string[];
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly title: string;
}

export interface ArticleCard {
  readonly date: string;
  readonly link: Link;
  readonly readMinutes: number;
  readonly excerpt: string;
  readonly keywords: readonly string[];
  readonly title: string;
}

export interface Audience {
  readonly icon: IconName;
  readonly points: readonly string[];
  readonly text: string;
  readonly title: string;
}

export interface CallToAction {
  readonly button: string;
  readonly text: string;
  readonly title: string;
}

export interface CaseStudyCard {
  readonly emoji: string;
  readonly gradient: Gradient;
  readonly icon: IconName;
  readonly results: readonly string[];
  readonly summary: string;
  readonly title: string;
}

export interface CaseStudyPage {
  readonly bars?: readonly ('basketGrowth' | 'stockoutReduction')[] | undefined;
  readonly figures: readonly KeyFigureId[];
  readonly growth?: {
    readonly months: KeyFigureId;
    readonly outlets: KeyFigureId;
  } | undefined;
  readonly image: DrawingName;
  readonly actions: readonly string[];
  readonly chart: {
    readonly description: string;
    readonly title: string;
  };
  readonly context: string;
  readonly demand: string;
  readonly findings: readonly string[];
  readonly results: readonly string[];
  readonly summary: string;
  readonly testimonial: {
    readonly author: string;
    readonly quote: string;
  };
  readonly title: string;
}

export interface CaseStudySummary {
  readonly figure: KeyFigureId;
  readonly client: string;
  readonly results: readonly string[];
  readonly summary: string;
  readonly title: string;
}

export interface ClientCategory {
  readonly icon: IconName;
  readonly description: string;
  readonly tagline: string;
  readonly title: string;
}

export interface Criterion {
  readonly text: string;
  readonly title: string;
}

export type DrawingName = 'connected-store' | 'network-map';

export interface FeaturedArticle {
  readonly date: string;
  readonly featured: true;
  readonly readMinutes: number;
  readonly conclusion: string;
  readonly criteria: {
    readonly id: 'criteria';
    readonly title: string;
  };
  readonly excerpt: string;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly title: string;
}

export type Gradient = 'clay' | 'paper' | 'sage' | 'sand' | 'sky';

export interface GuideSection {
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly title: string;
}

export interface Hero {
  readonly lead: string;
  readonly title: string;
}

export type IconName =
  | 'awning'
  | 'bag'
  | 'bottle'
  | 'compass'
  | 'counter'
  | 'handshake'
  | 'hanger'
  | 'ledger'
  | 'map'
  | 'phone'
  | 'plan'
  | 'plate'
  | 'seedling'
  | 'stopwatch'
  | 'storefronts';

export type KeyFigureId =
  | 'averageRoi'
  | 'basketGrowth'
  | 'cashMonths'
  | 'ebitdaGrowth'
  | 'experienceYears'
  | 'firstYearFranchisees'
  | 'locationCriteria'
  | 'locationSuccessShare'
  | 'netMargin'
  | 'networkRoi'
  | 'networkStores'
  | 'outletsMonths'
  | 'outletsOpened'
  | 'pilotMonths'
  | 'profitableStores'
  | 'projectCount'
  | 'replyHours'
  | 'revenueMultiple'
  | 'roadmapYears'
  | 'sessionHours'
  | 'stockoutReduction';

export interface LinkedinPost {
  readonly date: string;
  readonly linkedinUrl: string;
  readonly excerpt: string;
  readonly title: string;
}

export interface NavigationItem {
  readonly external: boolean;
  readonly link: Link;
  readonly hint: string;
  readonly name: string;
}

export interface Notice {
  readonly text: string;
  readonly title: string;
}

export interface Offer {
  readonly icon: IconName;
  readonly target: Link;
  readonly link: string;
  readonly text: string;
  readonly title: string;
}

export interface SectorCard {
  readonly icon: IconName;
  readonly logo: IconName;
  readonly description: string;
  readonly examples: readonly string[];
  readonly expertise: readonly string[];
  readonly sectors: readonly string[];
  readonly title: string;
}

export interface Service {
  readonly icon: IconName;
  readonly points: readonly string[];
  readonly text: string;
  readonly title: string;
}

export interface Titled {
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

export interface AboutContent extends EveryPage {
  readonly action: CallToAction;
  readonly approach: {
    readonly principles: readonly Titled[];
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly expertise: {
    readonly items: readonly Titled[];
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
    readonly figures: readonly KeyFigureId[];
    readonly name: string;
  };
}

export interface ArticlesContent extends EveryPage {
  readonly action: {
    readonly booking: string;
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly articles: {
    readonly items: readonly Entry<Article, 'field-visit' | 'lease-before-sign' | 'unit-accounts'>[];
    readonly original: string;
    readonly readMinutes: Template<'minutes'>;
    readonly title: string;
  };
  readonly backHome: string;
  readonly hero: Hero;
  readonly linkedin: {
    readonly lead: string;
    readonly posts: readonly Entry<LinkedinPost, 'first-franchisee' | 'network-meeting' | 'site-visit'>[];
    readonly read: string;
    readonly title: string;
  };
}

export interface BlogContent extends EveryPage {
  readonly cards: readonly Entry<
    ArticleCard,
    | 'break-even'
    | 'counting-footfall'
    | 'entering-france'
    | 'field-consultant'
    | 'franchise-or-own'
    | 'lease-clauses'
    | 'opening-cash'
    | 'opening-pace'
    | 'operations-manual'
    | 'pilot-store'
    | 'stopping-rules'
  >[];
  readonly contact: string;
  readonly criteria: readonly Entry<
    Criterion,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  readonly featured: readonly Entry<FeaturedArticle, 'twelve-criteria'>[];
  readonly featuredLabel: string;
  readonly hero: Hero;
  readonly others: string;
  readonly readMinutes: Template<'minutes'>;
  readonly scoring: string;
}

export interface BudgetContent extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'break-even' | 'cash' | 'dashboard' | 'investment' | 'unit-economics'>[];
}

export interface CaseStudiesContent extends EveryPage {
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
  readonly studies: readonly Entry<CaseStudyPage, 'digital-transformation' | 'network-development'>[];
}

export interface ClientsContent extends EveryPage {
  readonly action: CallToAction;
  readonly audiences: {
    readonly items: readonly Entry<Audience, 'creators' | 'investors' | 'leaders'>[];
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly sectors: {
    readonly examples: string;
    readonly expertise: string;
    readonly items: readonly Entry<SectorCard, 'beauty' | 'emerging' | 'fashion' | 'food'>[];
    readonly lead: string;
    readonly sectors: string;
    readonly title: string;
  };
}

export interface CommonContent {
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
        readonly text: Template<'count' | 'max'>;
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
  readonly navigation: readonly Entry<
    NavigationItem,
    | 'about'
    | 'articles'
    | 'blog'
    | 'budget'
    | 'case-studies'
    | 'clients'
    | 'concept'
    | 'contact'
    | 'contact-section'
    | 'foreign-brands'
    | 'franchise-or-in-house'
    | 'home'
    | 'hotline'
    | 'legal-notice'
    | 'location'
    | 'location-scoring'
    | 'network-diagnostic'
    | 'organization'
    | 'retail-booster'
    | 'services'
    | 'strategy'
    | 'top'
  >[];
  readonly newTab: string;
  readonly organization: string;
  readonly printed: Template<'url'>;
  readonly tagline: string;
}

export interface ConceptContent extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'manual' | 'offer' | 'pilot' | 'promise' | 'space'>[];
}

export interface ContactContent extends EveryPage {
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
    readonly id: 'message';
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: Hero;
  readonly reasons: {
    readonly items: readonly Titled[];
    readonly title: string;
  };
}

export interface ErrorContent extends EveryPage {
  readonly home: string;
  readonly text: string;
  readonly title: string;
  readonly write: string;
}

export interface ForeignBrandsContent extends EveryPage {
  readonly action: CallToAction;
  readonly hero: {
    readonly contact: string;
    readonly drawing: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: string;
  };
  readonly sequence: {
    readonly items: readonly Titled[];
    readonly title: string;
  };
  readonly services: {
    readonly items: readonly {
      readonly points: readonly string[];
      readonly text: string;
      readonly title: string;
    }[];
    readonly lead: string;
    readonly title: string;
  };
  readonly whyFrance: {
    readonly id: 'why-france';
    readonly items: readonly Titled[];
    readonly lead: string;
    readonly title: string;
  };
}

export interface GuidesContent {
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
  readonly readMinutes: Template<'minutes'>;
  readonly toDo: string;
}

export interface HomeContent extends EveryPage {
  readonly audiences: {
    readonly items: readonly Entry<Audience, 'creators' | 'investors' | 'leaders'>[];
    readonly title: string;
  };
  readonly carousel: {
    readonly cards: readonly Entry<CaseStudyCard, 'concept-creation' | 'digital-transformation' | 'network-development'>[];
    readonly kind: string;
    readonly lead: string;
    readonly learnMore: string;
    readonly next: string;
    readonly pause: string;
    readonly play: string;
    readonly position: Template<'current' | 'total'>;
    readonly previous: string;
    readonly title: string;
  };
  readonly clients: {
    readonly items: readonly Entry<ClientCategory, 'beauty' | 'emerging' | 'fashion' | 'food'>[];
    readonly lead: string;
    readonly link: string;
    readonly title: string;
  };
  readonly columns: {
    readonly method: Titled;
    readonly problem: Titled;
    readonly proof: {
      readonly link: string;
      readonly points: readonly string[];
      readonly title: string;
    };
  };
  readonly contact: {
    readonly id: 'contact';
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly hero: {
    readonly id: 'accueil';
    readonly drawing: string;
    readonly evaluate: string;
    readonly expert: string;
    readonly subtitle: string;
    readonly title: string;
  };
  readonly missions: {
    readonly client: string;
    readonly items: readonly Entry<
      CaseStudySummary,
      | 'concept-creation'
      | 'digital-transformation'
      | 'due-diligence'
      | 'interim-management'
      | 'network-development'
      | 'turnaround'
    >[];
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: {
    readonly items: readonly Entry<Offer, 'booster' | 'hotline' | 'partner' | 'scoring'>[];
    readonly lead: string;
    readonly title: string;
  };
  readonly steps: {
    readonly items: readonly Titled[];
    readonly lead: string;
    readonly title: string;
  };
}

export interface LegalNoticeContent extends EveryPage {
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
  readonly sections: readonly {
    readonly paragraphs: readonly string[];
    readonly title: string;
  }[];
}

export interface LocationContent extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'catchment' | 'decision' | 'flows' | 'lease' | 'premises'>[];
}

export interface LocationScoringContent extends EveryPage {
  readonly expert: {
    readonly id: 'expert';
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly features: readonly Titled[];
  readonly frame: {
    readonly id: 'tool';
    readonly fullScreen: string;
    readonly heading: string;
    readonly lead: string;
    readonly load: string;
    readonly title: string;
    readonly trackers: Template<'host'>;
  };
  readonly hero: {
    readonly drawing: string;
    readonly lead: string;
    readonly title: string;
  };
}

export interface MessageNotSentContent extends EveryPage {
  readonly kept: Titled;
  readonly refusals: {
    readonly invalid: {
      readonly id: 'invalid';
      readonly text: string;
      readonly title: string;
    };
    readonly limited: {
      readonly id: 'limited';
      readonly text: string;
      readonly title: string;
    };
    readonly long: {
      readonly id: 'long';
      readonly text: string;
      readonly title: string;
    };
    readonly unavailable: {
      readonly id: 'unavailable';
      readonly text: string;
      readonly title: string;
    };
  };
  readonly title: string;
  readonly write: Titled;
}

export interface MessageSentContent extends EveryPage {
  readonly next: Titled;
  readonly suggestions: string;
}

export interface NotFoundContent extends EveryPage {
  readonly home: string;
  readonly suggestions: string;
  readonly text: string;
  readonly title: string;
}

export interface OrganizationContent extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles'>[];
}

export interface RetailContent extends EveryPage {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed'>[];
}

export interface ScoringToolContent extends EveryPage {
  readonly criteria: readonly Entry<
    Criterion,
    | 'access'
    | 'competition'
    | 'compliance'
    | 'customers'
    | 'footfall'
    | 'key-money'
    | 'layout'
    | 'lease'
    | 'neighbours'
    | 'prospects'
    | 'rent'
    | 'visibility'
  >[];
  readonly criterion: string;
  readonly lead: string;
  readonly method: {
    readonly steps: readonly string[];
    readonly title: string;
  };
  readonly site: Template<'letter'>;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

export interface ServicesContent extends EveryPage {
  readonly action: CallToAction;
  readonly booster: {
    readonly id: 'retail-booster';
    readonly button: string;
    readonly icon: IconName;
    readonly kicker: string;
    readonly points: readonly string[];
    readonly text: string;
    readonly title: string;
  };
  readonly flagship: {
    readonly id: 'flagship';
    readonly button: string;
    readonly kicker: string;
    readonly points: readonly Titled[];
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly hero: Hero;
  readonly hotline: {
    readonly id: 'hotline';
    readonly button: string;
    readonly icon: IconName;
    readonly kicker: string;
    readonly points: readonly string[];
    readonly text: string;
    readonly title: string;
  };
  readonly reasons: {
    readonly items: readonly Titled[];
    readonly title: string;
  };
  readonly services: {
    readonly items: readonly Entry<Service, 'concept' | 'rollout' | 'strategy'>[];
    readonly title: string;
  };
  readonly targets: {
    readonly items: readonly string[];
    readonly title: string;
  };
}

export interface StrategyContent extends EveryPage {
  readonly card: {
    readonly description: string;
    readonly gradient: Gradient;
    readonly icon: IconName;
    readonly title: string;
  };
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
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
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'ambition' | 'diagnosis' | 'governance' | 'model' | 'roadmap'>[];
}

/** The content of every bundle, by id. */
export interface Contents {
  readonly about: AboutContent;
  readonly articles: ArticlesContent;
  readonly blog: BlogContent;
  readonly budget: BudgetContent;
  readonly caseStudies: CaseStudiesContent;
  readonly clients: ClientsContent;
  readonly common: CommonContent;
  readonly concept: ConceptContent;
  readonly contact: ContactContent;
  readonly error: ErrorContent;
  readonly foreignBrands: ForeignBrandsContent;
  readonly guides: GuidesContent;
  readonly home: HomeContent;
  readonly legalNotice: LegalNoticeContent;
  readonly location: LocationContent;
  readonly locationScoring: LocationScoringContent;
  readonly messageNotSent: MessageNotSentContent;
  readonly messageSent: MessageSentContent;
  readonly notFound: NotFoundContent;
  readonly organization: OrganizationContent;
  readonly retail: RetailContent;
  readonly scoringTool: ScoringToolContent;
  readonly services: ServicesContent;
  readonly strategy: StrategyContent;
}

export type BundleId = keyof Contents;
