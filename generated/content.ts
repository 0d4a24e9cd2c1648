// Generated from schema/ by "npm run codegen". Do not edit. Seal: e1617a8fe62e31f6
import type { Inlines, Prose } from '../schema/language/inline.ts';
import type { Link } from '../schema/language/link.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

/** An entity of a content type, with its id. */
export type Entry<Type, Id extends string> = Type & { readonly id: Id };

export interface Article {
  readonly date: string;
  readonly featured: boolean;
  readonly linkedinUrl: string;
  readonly content: readonly string[];
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly title: string;
}

export interface ArticleGuide {
  readonly link: Template<'guide'>;
  readonly title: string;
}

export interface Audience {
  readonly icon: IconName;
  readonly target: Link;
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
  readonly target: Link;
  readonly results: readonly string[];
  readonly summary: string;
  readonly title: string;
}

export interface CaseStudyPage {
  readonly bars?: readonly ('basketGrowth' | 'stockoutReduction')[] | undefined;
  readonly client?: string | undefined;
  readonly details: readonly ('city' | 'duration' | 'sector' | 'size')[];
  readonly growth?: {
    readonly months: KeyFigureId;
    readonly outlets: KeyFigureId;
  } | undefined;
  readonly measured: readonly KeyFigureId[];
  readonly quoted?: string | undefined;
  readonly related?: Link | undefined;
  readonly share?: KeyFigureId | undefined;
  readonly year?: number | undefined;
}

export interface CaseStudyStory {
  readonly figures: readonly KeyFigureId[];
  readonly image: DrawingName;
  readonly actions: readonly string[];
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
  readonly target: Link;
  readonly description: string;
  readonly tagline: string;
  readonly title: string;
}

export interface Criterion {
  readonly text: string;
  readonly title: string;
}

export interface CriterionScale {
  readonly weights: {
    readonly appointment: number;
    readonly destination: number;
    readonly fashion: number;
    readonly impulse: number;
  };
  readonly guide: string;
  readonly high: string;
  readonly low: string;
  readonly middle: string;
}

export type DrawingName = 'connected-store' | 'floor-plan' | 'network-map';

export interface Engagement {
  readonly price: PriceField;
  readonly target: Link;
  readonly deliverables: string;
  readonly duration: string;
  readonly name: string;
  readonly need: string;
  readonly next: string;
  readonly who: string;
}

export interface EntryRoute {
  readonly capital: Level;
  readonly control: Level;
  readonly speed: Level;
  readonly fits: string;
  readonly law: string;
  readonly name: string;
}

export interface EntryStep {
  readonly first: number;
  readonly last: number;
  readonly name: string;
  readonly text: string;
}

export interface FeaturedArticle {
  readonly date: string;
  readonly featured: true;
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
  readonly text: Prose;
  readonly title: string;
}

export interface Hero {
  readonly lead: string;
  readonly title: Inlines;
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

export interface LegalStatement {
  readonly checkedOn: string;
  readonly citedAt: readonly Link[];
  readonly url: string;
  readonly reference: string;
  readonly rule: string;
}

export type Level = 'high' | 'low' | 'medium';

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

export interface PastRole {
  readonly person: PersonId;
  readonly years: string;
  readonly post: string;
}

export interface Person {
  readonly isExample?: true | undefined;
  readonly languages: readonly string[];
  readonly link?: string | undefined;
  readonly name: string;
  readonly line: string;
  readonly role: string;
}

export type PersonId = 'camille' | 'claire' | 'thomas';

export type PriceField = 'priceBooster' | 'priceHotline' | 'pricePartner' | 'priceProject';

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

export type SheetUnit = 'count' | 'downward' | 'euros' | 'percent' | 'tenths' | 'upward';

export interface Titled {
  readonly text: string;
  readonly title: string;
}

export interface Trade {
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
  readonly formats: {
    readonly id: 'formats';
    readonly compare: string;
    readonly items: readonly Entry<Engagement, 'booster' | 'hotline' | 'partner' | 'project'>[];
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: {
    readonly contact: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: Inlines;
  };
  readonly highlights: {
    readonly figures: readonly KeyFigureId[];
    readonly name: string;
  };
  readonly people: {
    readonly items: readonly Entry<Person, 'camille' | 'claire' | 'thomas'>[];
    readonly languages: Titled;
    readonly lead: string;
    readonly method: Titled;
    readonly pastRoles: readonly Entry<PastRole, 'camille-development' | 'camille-network' | 'camille-store' | 'claire-store' | 'thomas-control'>[];
    readonly spoken: string;
    readonly title: string;
  };
}

export interface ArticlePagesContent {
  readonly action: CallToAction;
  readonly feed: string;
  readonly feedTitle: string;
  readonly guide: ArticleGuide;
  readonly kicker: string;
  readonly others: string;
  readonly readMinutes: Template<'minutes'>;
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
  readonly scoring: string;
}

export interface BreakEvenContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly hypotheses: {
      readonly id: 'hypotheses';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly sorting: {
      readonly id: 'sorting';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly sum: {
      readonly id: 'sum';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly using: {
      readonly id: 'using';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface BudgetContent extends EveryPage {
  readonly actions: {
    readonly cash: readonly string[];
    readonly investment: readonly string[];
  };
  readonly author: PersonId;
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
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'break-even' | 'cash' | 'dashboard' | 'investment' | 'unit-economics'>[];
  readonly updated: string;
}

export interface BylineContent {
  readonly by: Template<'author' | 'role'>;
  readonly people: readonly Entry<Person, 'camille' | 'claire' | 'thomas'>[];
}

export interface CaseStudiesContent extends EveryPage {
  readonly action: CallToAction;
  readonly hero: Hero;
  readonly read: string;
  readonly studies: readonly Entry<CaseStudyStory, 'concept-creation' | 'digital-transformation' | 'network-development'>[];
}

export interface CaseStudyPagesContent {
  readonly action: CallToAction;
  readonly all: string;
  readonly bars: {
    readonly basketGrowth: string;
    readonly stockoutReduction: string;
  };
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
  readonly related: Template<'page'>;
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
  readonly engagement: {
    readonly deliverables: string;
    readonly duration: string;
    readonly from: Template<'price'>;
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
    readonly draft: {
      readonly one: Template<'count'>;
      readonly other: Template<'count'>;
    };
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
    readonly absent: Template<'page'>;
    readonly closeMenu: string;
    readonly firm: string;
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
  readonly socialImageAlt: string;
  readonly tagline: string;
}

export interface ConceptContent extends EveryPage {
  readonly actions: {
    readonly manual: readonly string[];
    readonly promise: readonly string[];
    readonly space: readonly string[];
  };
  readonly author: PersonId;
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
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'manual' | 'offer' | 'pilot' | 'promise' | 'space'>[];
  readonly updated: string;
}

export interface ConceptCreationContent extends EveryPage {
  readonly actions: readonly string[];
  readonly chart: {
    readonly description: string;
    readonly title: string;
  };
  readonly context: string;
  readonly demand: string;
  readonly details: {
    readonly duration: string;
  };
  readonly facts: Entry<CaseStudyPage, 'concept-creation'>;
  readonly findings: readonly string[];
  readonly story: Entry<CaseStudyStory, 'concept-creation'>;
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

export interface CountingFootfallContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly method: {
      readonly id: 'method';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly pavement: {
      readonly id: 'pavement';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly sales: {
      readonly id: 'sales';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly slots: {
      readonly id: 'slots';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface DigitalTransformationContent extends EveryPage {
  readonly actions: readonly string[];
  readonly chart: {
    readonly description: string;
    readonly title: string;
  };
  readonly context: string;
  readonly demand: string;
  readonly details: {
    readonly sector: string;
    readonly size: string;
  };
  readonly facts: Entry<CaseStudyPage, 'digital-transformation'>;
  readonly findings: readonly string[];
  readonly story: Entry<CaseStudyStory, 'digital-transformation'>;
}

export interface EnteringFranceContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly plan: {
      readonly id: 'plan';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly shop: {
      readonly id: 'shop';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly staff: {
      readonly id: 'staff';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly where: {
      readonly id: 'where';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface ErrorContent extends EveryPage {
  readonly home: string;
  readonly text: string;
  readonly title: string;
  readonly write: string;
}

export interface FieldConsultantContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly before: {
      readonly id: 'before';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly day: {
      readonly id: 'day';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly profile: {
      readonly id: 'profile';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly report: {
      readonly id: 'report';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface ForeignBrandsContent extends EveryPage {
  readonly action: CallToAction;
  readonly budget: {
    readonly id: 'budget';
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
        readonly items: readonly string[];
        readonly title: string;
      };
      readonly opening: {
        readonly items: readonly string[];
        readonly title: string;
      };
      readonly premises: {
        readonly items: readonly string[];
        readonly title: string;
      };
      readonly trading: {
        readonly items: readonly string[];
        readonly title: string;
      };
    };
    readonly lead: string;
    readonly title: string;
  };
  readonly contents: string;
  readonly disclosure: {
    readonly id: 'disclosure';
    readonly items: readonly Titled[];
    readonly lead: string;
    readonly title: string;
  };
  readonly employment: {
    readonly id: 'employment';
    readonly items: readonly Titled[];
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: {
    readonly contact: string;
    readonly drawing: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: Inlines;
  };
  readonly lease: {
    readonly id: 'lease';
    readonly columns: {
      readonly england: string;
      readonly france: string;
      readonly point: string;
      readonly us: string;
    };
    readonly lead: string;
    readonly note: string;
    readonly points: readonly {
      readonly england: string;
      readonly france: string;
      readonly name: string;
      readonly us: string;
    }[];
    readonly title: string;
  };
  readonly limits: {
    readonly id: 'limits';
    readonly text: string;
    readonly title: string;
  };
  readonly permits: {
    readonly id: 'permits';
    readonly columns: {
      readonly law: string;
      readonly permit: string;
      readonly when: string;
      readonly whom: string;
    };
    readonly items: readonly {
      readonly law: string;
      readonly name: string;
      readonly when: string;
      readonly whom: string;
    }[];
    readonly lead: string;
    readonly title: string;
  };
  readonly routes: {
    readonly id: 'entry-routes';
    readonly columns: {
      readonly capital: string;
      readonly control: string;
      readonly fits: string;
      readonly law: string;
      readonly route: string;
      readonly speed: string;
    };
    readonly items: readonly Entry<EntryRoute, 'affiliation' | 'concession' | 'franchise' | 'joint-venture' | 'master-franchise' | 'subsidiary'>[];
    readonly lead: string;
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
    readonly id: 'services';
    readonly items: readonly {
      readonly points: readonly string[];
      readonly text: string;
      readonly title: string;
    }[];
    readonly lead: string;
    readonly title: string;
  };
  readonly timetable: {
    readonly id: 'timetable';
    readonly axis: string;
    readonly doors: string;
    readonly figure: string;
    readonly lead: string;
    readonly month: Template<'first'>;
    readonly months: Template<'first' | 'last'>;
    readonly note: string;
    readonly signature: string;
    readonly steps: readonly Entry<
      EntryStep,
      | 'accounts'
      | 'brand'
      | 'company'
      | 'fit-out'
      | 'lease'
      | 'opening'
      | 'permits'
      | 'review'
      | 'route'
      | 'screening'
      | 'sites'
      | 'study'
      | 'supply'
      | 'team'
    >[];
    readonly title: string;
  };
  readonly whyFrance: {
    readonly id: 'why-france';
    readonly items: readonly Titled[];
    readonly lead: string;
    readonly title: string;
  };
}

export interface FranchiseOrOwnContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly capital: {
      readonly id: 'capital';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly control: {
      readonly id: 'control';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly example: {
      readonly id: 'example';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly order: {
      readonly id: 'order';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
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
  readonly download: string;
  readonly downloadHint: string;
  readonly keyFigure: string;
  readonly keyFigures: string;
  readonly kicker: string;
  readonly others: {
    readonly text: string;
    readonly title: string;
  };
  readonly readGuide: string;
  readonly readMinutes: Template<'minutes'>;
  readonly toDo: string;
  readonly updated: Template<'date'>;
}

export interface HomeContent extends EveryPage {
  readonly audiences: {
    readonly items: readonly Entry<Audience, 'creators' | 'investors' | 'leaders'>[];
    readonly title: string;
  };
  readonly carousel: {
    readonly all: string;
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
    readonly title: Inlines;
  };
  readonly missions: {
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

export interface LawContent {
  readonly approved: Template<'counsel'>;
  readonly checked: Template<'date'>;
  readonly statements: readonly Entry<
    LegalStatement,
    | 'agreement-of-activity'
    | 'assignment'
    | 'branch-manager'
    | 'brokerage'
    | 'change-of-use'
    | 'charges-inventory'
    | 'consumer-court'
    | 'consumers-abroad'
    | 'copyright'
    | 'data-basis'
    | 'department-store'
    | 'deposit'
    | 'disclosure'
    | 'disclosure-contents'
    | 'english-tenancies'
    | 'eviction'
    | 'exclusive-purchase'
    | 'extended-agreement'
    | 'french-contracts'
    | 'french-documents'
    | 'french-language'
    | 'french-notices'
    | 'indexation'
    | 'know-how'
    | 'large-shops'
    | 'lease-statute'
    | 'legal-advice'
    | 'mail-retention'
    | 'mayors-sundays'
    | 'messaging'
    | 'post-term-non-compete'
    | 'property-tax'
    | 'public-premises'
    | 'recharges'
    | 'rent-cap'
    | 'resale-prices'
    | 'shopfront'
    | 'short-lease'
    | 'sign'
    | 'staying-on'
    | 'sunday-rest'
    | 'three-year-break'
    | 'working-week'
    | 'works-council'
  >[];
  readonly title: string;
  readonly toApprove: string;
}

export interface LeaseClausesContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly charges: {
      readonly id: 'charges';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly entry: {
      readonly id: 'entry';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly exit: {
      readonly id: 'exit';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly reading: {
      readonly id: 'reading';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
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
  readonly sections: {
    readonly device: {
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly form: {
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly jurisdiction: {
      readonly id: 'jurisdiction';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly liability: {
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly limits: {
      readonly id: 'limits';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly property: {
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly recipients: {
      readonly id: 'recipients';
      readonly paragraphs: {
        readonly named: string;
        readonly services: string;
        readonly transfers: string;
        readonly unnamed: string;
      };
      readonly title: string;
    };
    readonly retention: {
      readonly id: 'retention';
      readonly paragraphs: {
        readonly database: string;
        readonly erasure: string;
        readonly mail: string;
      };
      readonly title: string;
    };
    readonly rights: {
      readonly id: 'rights';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
}

export interface LocationContent extends EveryPage {
  readonly actions: {
    readonly flows: readonly string[];
    readonly lease: readonly string[];
  };
  readonly author: PersonId;
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
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'catchment' | 'decision' | 'flows' | 'lease' | 'premises'>[];
  readonly updated: string;
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
    readonly title: Inlines;
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
  readonly title: Inlines;
  readonly write: Titled;
}

export interface MessageSentContent extends EveryPage {
  readonly next: Titled;
  readonly suggestions: string;
}

export interface NetworkDevelopmentContent extends EveryPage {
  readonly actions: readonly string[];
  readonly chart: {
    readonly description: string;
    readonly title: string;
  };
  readonly context: string;
  readonly demand: string;
  readonly details: {
    readonly duration: string;
    readonly sector: string;
  };
  readonly facts: Entry<CaseStudyPage, 'network-development'>;
  readonly findings: readonly string[];
  readonly story: Entry<CaseStudyStory, 'network-development'>;
}

export interface NotFoundContent extends EveryPage {
  readonly home: string;
  readonly suggestions: string;
  readonly text: string;
  readonly title: string;
}

export interface OpeningCashContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly bank: {
      readonly id: 'bank';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly dates: {
      readonly id: 'dates';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly slower: {
      readonly id: 'slower';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly trough: {
      readonly id: 'trough';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface OpeningPaceContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly days: {
      readonly id: 'days';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly slip: {
      readonly id: 'slip';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly slowest: {
      readonly id: 'slowest';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly year: {
      readonly id: 'year';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface OperationsManualContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly law: {
      readonly id: 'law';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly sheet: {
      readonly id: 'sheet';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly trial: {
      readonly id: 'trial';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly upkeep: {
      readonly id: 'upkeep';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface OrganizationContent extends EveryPage {
  readonly actions: {
    readonly franchisees: readonly string[];
    readonly roles: readonly string[];
  };
  readonly author: PersonId;
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
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles'>[];
  readonly updated: string;
}

export interface PilotStoreContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly founder: {
      readonly id: 'founder';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly ordinary: {
      readonly id: 'ordinary';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly questions: {
      readonly id: 'questions';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly report: {
      readonly id: 'report';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface RetailContent extends EveryPage {
  readonly actions: {
    readonly choice: readonly string[];
    readonly decision: readonly string[];
  };
  readonly author: PersonId;
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
      readonly income: string;
      readonly incomeRate: string;
      readonly payback: string;
      readonly sales: string;
      readonly support: string;
    };
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed'>[];
  readonly updated: string;
}

export interface ScoringSheetContent {
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
  readonly noScript: string;
  readonly site: Template<'letter'>;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

export interface ScoringToolContent extends EveryPage {
  readonly back: string;
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
  readonly lead: string;
  readonly scales: readonly Entry<
    CriterionScale,
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
  readonly title: string;
  readonly tool: {
    readonly csv: {
      readonly export: string;
      readonly file: string;
      readonly import: string;
      readonly imported: Template<'count'>;
      readonly line: Template<'line' | 'problem'>;
      readonly more: Template<'count'>;
      readonly problems: {
        readonly absent: Template<'found'>;
        readonly amount: Template<'found' | 'location'>;
        readonly columns: Template<'found'>;
        readonly header: Template<'found'>;
        readonly locations: Template<'found'>;
        readonly long: string;
        readonly name: Template<'location'>;
        readonly note: Template<'location'>;
        readonly open: string;
        readonly score: Template<'found' | 'location'>;
        readonly threshold: Template<'found'>;
        readonly twice: Template<'found'>;
        readonly unknown: Template<'found'>;
        readonly weight: Template<'found'>;
      };
      readonly rank: string;
      readonly refused: string;
      readonly score: string;
    };
    readonly expert: {
      readonly address: Template<'url'>;
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
      readonly less: Template<'field'>;
      readonly more: Template<'field'>;
      readonly none: string;
      readonly note: string;
      readonly noteOf: Template<'name' | 'topic'>;
      readonly scale: string;
      readonly scoreOf: Template<'name' | 'topic'>;
      readonly threshold: string;
      readonly thresholdOf: Template<'topic'>;
      readonly title: string;
      readonly total: string;
      readonly weight: string;
      readonly weightOf: Template<'topic'>;
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
      readonly opened: string;
      readonly print: string;
      readonly printed: Template<'date'>;
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
      readonly fallback: Template<'letter'>;
      readonly lead: string;
      readonly name: string;
      readonly perMetre: string;
      readonly ratio: string;
      readonly remove: Template<'name'>;
      readonly rent: string;
      readonly sales: string;
      readonly shown: string;
      readonly surface: string;
      readonly title: string;
    };
    readonly result: {
      readonly against: Template<'name'>;
      readonly allOut: string;
      readonly alone: Template<'name' | 'score'>;
      readonly changed: Template<'name' | 'rank' | 'score'>;
      readonly empty: string;
      readonly even: Template<'name'>;
      readonly figures: string;
      readonly lead: Template<'gap' | 'name' | 'score' | 'second'>;
      readonly missing: Template<'topics'>;
      readonly out: string;
      readonly outBy: Template<'score' | 'threshold' | 'topic'>;
      readonly profile: Template<'name'>;
      readonly profileAgainst: Template<'name' | 'other'>;
      readonly provisional: string;
      readonly range: Template<'high' | 'low'>;
      readonly rank: string;
      readonly score: Template<'score'>;
      readonly settled: string;
      readonly strengths: string;
      readonly tie: Template<'names' | 'score'>;
      readonly title: string;
      readonly unproved: Template<'count'>;
      readonly unscored: string;
      readonly weaknesses: string;
      readonly weightless: string;
    };
    readonly robust: {
      readonly firm: string;
      readonly likely: Template<'count' | 'name'>;
      readonly method: string;
      readonly open: Template<'count' | 'name' | 'other' | 'rest'>;
      readonly over: string;
      readonly strong: Template<'count' | 'name'>;
      readonly table: string;
      readonly tipAbove: Template<'level' | 'name' | 'topic' | 'weight'>;
      readonly tipBelow: Template<'level' | 'name' | 'topic' | 'weight'>;
      readonly title: string;
      readonly under: string;
      readonly waiting: string;
      readonly whom: Template<'name' | 'weight'>;
      readonly wins: string;
    };
    readonly start: {
      readonly equal: string;
      readonly hint: string;
      readonly label: string;
      readonly own: string;
    };
  };
  readonly trades: readonly Entry<Trade, 'appointment' | 'destination' | 'fashion' | 'impulse'>[];
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
  readonly formats: {
    readonly id: 'formats';
    readonly items: readonly Entry<Engagement, 'booster' | 'hotline' | 'partner' | 'project'>[];
    readonly lead: string;
    readonly name: string;
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
  readonly limits: {
    readonly id: 'limits';
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly reasons: {
    readonly items: readonly Titled[];
    readonly title: string;
  };
  readonly services: {
    readonly id: 'projects';
    readonly items: readonly Entry<Service, 'concept' | 'rollout' | 'strategy'>[];
    readonly lead: string;
    readonly title: string;
  };
  readonly targets: {
    readonly items: readonly string[];
    readonly title: string;
  };
}

export interface StoppingRulesContent extends EveryPage {
  readonly author: PersonId;
  readonly guide: Link;
  readonly hero: Hero;
  readonly introduction: readonly string[];
  readonly keywords: readonly string[];
  readonly sections: {
    readonly committee: {
      readonly id: 'committee';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly pause: {
      readonly id: 'pause';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly restart: {
      readonly id: 'restart';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
    readonly signals: {
      readonly id: 'signals';
      readonly paragraphs: readonly string[];
      readonly title: string;
    };
  };
  readonly table: {
    readonly below: string;
    readonly corner: string;
    readonly head: readonly string[];
    readonly isNumeric: boolean;
    readonly note: string;
    readonly rows: readonly {
      readonly name: string;
      readonly says: readonly string[];
    }[];
    readonly title: string;
  };
}

export interface StrategyContent extends EveryPage {
  readonly actions: {
    readonly diagnosis: readonly string[];
    readonly governance: readonly string[];
    readonly model: readonly string[];
  };
  readonly author: PersonId;
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
  readonly example: {
    readonly id: 'example';
    readonly after: string;
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
    readonly sheet: {
      readonly columns: readonly string[];
      readonly rows: readonly {
        readonly cells: readonly string[];
        readonly id: string;
        readonly isComputed: boolean;
        readonly unit: SheetUnit;
        readonly values: readonly number[];
      }[];
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
  readonly figureAfter: string;
  readonly hero: Hero;
  readonly keyFigures: readonly KeyFigureId[];
  readonly sections: readonly Entry<GuideSection, 'ambition' | 'diagnosis' | 'governance' | 'model' | 'roadmap'>[];
  readonly updated: string;
}

/** The content of every bundle, by id. */
export interface Contents {
  readonly about: AboutContent;
  readonly articlePages: ArticlePagesContent;
  readonly articles: ArticlesContent;
  readonly blog: BlogContent;
  readonly breakEven: BreakEvenContent;
  readonly budget: BudgetContent;
  readonly byline: BylineContent;
  readonly caseStudies: CaseStudiesContent;
  readonly caseStudyPages: CaseStudyPagesContent;
  readonly clients: ClientsContent;
  readonly common: CommonContent;
  readonly concept: ConceptContent;
  readonly conceptCreation: ConceptCreationContent;
  readonly contact: ContactContent;
  readonly countingFootfall: CountingFootfallContent;
  readonly digitalTransformation: DigitalTransformationContent;
  readonly enteringFrance: EnteringFranceContent;
  readonly error: ErrorContent;
  readonly fieldConsultant: FieldConsultantContent;
  readonly foreignBrands: ForeignBrandsContent;
  readonly franchiseOrOwn: FranchiseOrOwnContent;
  readonly guides: GuidesContent;
  readonly home: HomeContent;
  readonly law: LawContent;
  readonly leaseClauses: LeaseClausesContent;
  readonly legalNotice: LegalNoticeContent;
  readonly location: LocationContent;
  readonly locationScoring: LocationScoringContent;
  readonly messageNotSent: MessageNotSentContent;
  readonly messageSent: MessageSentContent;
  readonly networkDevelopment: NetworkDevelopmentContent;
  readonly notFound: NotFoundContent;
  readonly openingCash: OpeningCashContent;
  readonly openingPace: OpeningPaceContent;
  readonly operationsManual: OperationsManualContent;
  readonly organization: OrganizationContent;
  readonly pilotStore: PilotStoreContent;
  readonly retail: RetailContent;
  readonly scoringSheet: ScoringSheetContent;
  readonly scoringTool: ScoringToolContent;
  readonly services: ServicesContent;
  readonly stoppingRules: StoppingRulesContent;
  readonly strategy: StrategyContent;
}

export type BundleId = keyof Contents;
