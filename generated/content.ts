// Generated from schema/ by "npm run codegen". Do not edit. Seal: 59090ea2d1f8a25f
import type { Link } from '../schema/link.ts';

/** A text with placeholders that its component fills: see `fill` in the renderer. */
export type Template<Name extends string> = string & { readonly placeholders?: Name };

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
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly points: readonly string[];
  readonly text: string;
  readonly title: string;
}

export interface CaseStudyCard {
  readonly emoji: string;
  readonly gradient: 'clay' | 'paper' | 'sage' | 'sand' | 'sky';
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly results: readonly string[];
  readonly summary: string;
  readonly title: string;
}

export interface CaseStudyPage {
  readonly bars: readonly ('basketGrowth' | 'stockoutReduction')[] | undefined;
  readonly figures: readonly ('averageRoi' | 'basketGrowth' | 'cashMonths' | 'ebitdaGrowth' | 'experienceYears' | 'firstYearFranchisees' | 'locationCriteria' | 'locationSuccessShare' | 'netMargin' | 'networkRoi' | 'networkStores' | 'outletsMonths' | 'outletsOpened' | 'pilotMonths' | 'profitableStores' | 'projectCount' | 'replyHours' | 'revenueMultiple' | 'roadmapYears' | 'sessionHours' | 'stockoutReduction')[];
  readonly growth: {
    readonly months: 'averageRoi' | 'basketGrowth' | 'cashMonths' | 'ebitdaGrowth' | 'experienceYears' | 'firstYearFranchisees' | 'locationCriteria' | 'locationSuccessShare' | 'netMargin' | 'networkRoi' | 'networkStores' | 'outletsMonths' | 'outletsOpened' | 'pilotMonths' | 'profitableStores' | 'projectCount' | 'replyHours' | 'revenueMultiple' | 'roadmapYears' | 'sessionHours' | 'stockoutReduction';
    readonly outlets: 'averageRoi' | 'basketGrowth' | 'cashMonths' | 'ebitdaGrowth' | 'experienceYears' | 'firstYearFranchisees' | 'locationCriteria' | 'locationSuccessShare' | 'netMargin' | 'networkRoi' | 'networkStores' | 'outletsMonths' | 'outletsOpened' | 'pilotMonths' | 'profitableStores' | 'projectCount' | 'replyHours' | 'revenueMultiple' | 'roadmapYears' | 'sessionHours' | 'stockoutReduction';
  } | undefined;
  readonly image: 'connected-store' | 'network-map';
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
  readonly figure: 'averageRoi' | 'basketGrowth' | 'cashMonths' | 'ebitdaGrowth' | 'experienceYears' | 'firstYearFranchisees' | 'locationCriteria' | 'locationSuccessShare' | 'netMargin' | 'networkRoi' | 'networkStores' | 'outletsMonths' | 'outletsOpened' | 'pilotMonths' | 'profitableStores' | 'projectCount' | 'replyHours' | 'revenueMultiple' | 'roadmapYears' | 'sessionHours' | 'stockoutReduction';
  readonly client: string;
  readonly results: readonly string[];
  readonly summary: string;
  readonly title: string;
}

export interface ClientCategory {
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly description: string;
  readonly tagline: string;
  readonly title: string;
}

export interface Criterion {
  readonly text: string;
  readonly title: string;
}

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

export interface GuideCard {
  readonly gradient: 'clay' | 'paper' | 'sage' | 'sand' | 'sky';
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly link: Link;
  readonly description: string;
  readonly title: string;
}

export interface GuideSection {
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly title: string;
}

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

export interface Offer {
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly target: Link;
  readonly link: string;
  readonly text: string;
  readonly title: string;
}

export interface SectorCard {
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly logo: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly description: string;
  readonly examples: readonly string[];
  readonly expertise: readonly string[];
  readonly sectors: readonly string[];
  readonly title: string;
}

export interface Service {
  readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
  readonly points: readonly string[];
  readonly text: string;
  readonly title: string;
}

export interface AboutContent {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly approach: {
    readonly principles: readonly {
      readonly text: string;
      readonly title: string;
    }[];
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly expertise: {
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
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
    readonly figures: readonly ('averageRoi' | 'basketGrowth' | 'cashMonths' | 'ebitdaGrowth' | 'experienceYears' | 'firstYearFranchisees' | 'locationCriteria' | 'locationSuccessShare' | 'netMargin' | 'networkRoi' | 'networkStores' | 'outletsMonths' | 'outletsOpened' | 'pilotMonths' | 'profitableStores' | 'projectCount' | 'replyHours' | 'revenueMultiple' | 'roadmapYears' | 'sessionHours' | 'stockoutReduction')[];
    readonly label: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
}

export interface ArticlesContent {
  readonly action: {
    readonly booking: string;
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly articles: {
    readonly items: readonly (Article & { readonly id: 'field-visit' | 'lease-before-sign' | 'unit-accounts' })[];
    readonly original: string;
    readonly readMinutes: Template<'minutes'>;
    readonly title: string;
  };
  readonly backHome: string;
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly linkedin: {
    readonly lead: string;
    readonly posts: readonly (LinkedinPost & { readonly id: 'first-franchisee' | 'network-meeting' | 'site-visit' })[];
    readonly read: string;
    readonly title: string;
  };
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
}

export interface BlogContent {
  readonly cards: readonly (ArticleCard & { readonly id: 'break-even' | 'counting-footfall' | 'entering-france' | 'field-consultant' | 'franchise-or-own' | 'lease-clauses' | 'opening-cash' | 'opening-pace' | 'operations-manual' | 'pilot-store' | 'stopping-rules' })[];
  readonly contact: string;
  readonly criteria: readonly (Criterion & { readonly id: 'access' | 'competition' | 'compliance' | 'customers' | 'footfall' | 'key-money' | 'layout' | 'lease' | 'neighbours' | 'prospects' | 'rent' | 'visibility' })[];
  readonly featured: readonly (FeaturedArticle & { readonly id: 'twelve-criteria' })[];
  readonly featuredLabel: string;
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly others: string;
  readonly readMinutes: Template<'minutes'>;
  readonly scoring: string;
}

export interface BudgetContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'break-even' | 'cash' | 'dashboard' | 'investment' | 'unit-economics' })[];
}

export interface CaseStudiesContent {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly bars: {
    readonly basketGrowth: string;
    readonly stockoutReduction: string;
  };
  readonly consolidating: string;
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly labels: {
    readonly actions: string;
    readonly context: string;
    readonly demand: string;
    readonly findings: string;
    readonly results: string;
    readonly testimonial: string;
  };
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly studies: readonly (CaseStudyPage & { readonly id: 'digital-transformation' | 'network-development' })[];
}

export interface ClientsContent {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly audiences: {
    readonly items: readonly (Audience & { readonly id: 'creators' | 'investors' | 'leaders' })[];
    readonly lead: string;
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sectors: {
    readonly examples: string;
    readonly expertise: string;
    readonly items: readonly (SectorCard & { readonly id: 'beauty' | 'emerging' | 'fashion' | 'food' })[];
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
      readonly email: {
        readonly text: string;
        readonly title: string;
      };
      readonly long: {
        readonly text: Template<'count' | 'max'>;
        readonly title: string;
      };
      readonly message: {
        readonly text: string;
        readonly title: string;
      };
      readonly name: {
        readonly text: string;
        readonly title: string;
      };
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
      readonly failure: {
        readonly text: string;
        readonly title: string;
      };
      readonly success: {
        readonly text: string;
        readonly title: string;
      };
    };
    readonly modalLead: string;
    readonly modalTitle: string;
    readonly optional: string;
    readonly page: {
      readonly failure: {
        readonly text: string;
        readonly title: string;
      };
      readonly failureDefault: string;
      readonly success: {
        readonly text: string;
        readonly title: string;
      };
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
  readonly navigation: readonly (NavigationItem & { readonly id: 'about' | 'articles' | 'blog' | 'budget' | 'case-studies' | 'clients' | 'concept' | 'contact' | 'contact-section' | 'foreign-brands' | 'franchise-or-in-house' | 'home' | 'hotline' | 'legal-notice' | 'location' | 'location-scoring' | 'network-diagnostic' | 'organization' | 'retail-booster' | 'services' | 'strategy' | 'top' })[];
  readonly newTab: string;
  readonly organization: string;
  readonly printed: Template<'url'>;
  readonly tagline: string;
}

export interface ConceptContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'manual' | 'offer' | 'pilot' | 'promise' | 'space' })[];
}

export interface ContactContent {
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
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly reasons: {
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
    readonly title: string;
  };
}

export interface ErrorContent {
  readonly home: string;
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly text: string;
  readonly title: string;
  readonly write: string;
}

export interface ForeignBrandsContent {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly hero: {
    readonly contact: string;
    readonly drawing: string;
    readonly lead: string;
    readonly scoring: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sequence: {
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
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
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
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
  readonly cards: readonly (GuideCard & { readonly id: 'budget' | 'concept' | 'location' | 'organization' | 'strategy' })[];
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

export interface HomeContent {
  readonly audiences: {
    readonly items: readonly (Audience & { readonly id: 'creators' | 'investors' | 'leaders' })[];
    readonly title: string;
  };
  readonly carousel: {
    readonly cards: readonly (CaseStudyCard & { readonly id: 'concept-creation' | 'digital-transformation' | 'network-development' })[];
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
    readonly items: readonly (ClientCategory & { readonly id: 'beauty' | 'emerging' | 'fashion' | 'food' })[];
    readonly lead: string;
    readonly link: string;
    readonly title: string;
  };
  readonly columns: {
    readonly method: {
      readonly text: string;
      readonly title: string;
    };
    readonly problem: {
      readonly text: string;
      readonly title: string;
    };
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
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly missions: {
    readonly client: string;
    readonly items: readonly (CaseStudySummary & { readonly id: 'concept-creation' | 'digital-transformation' | 'due-diligence' | 'interim-management' | 'network-development' | 'turnaround' })[];
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: {
    readonly items: readonly (Offer & { readonly id: 'booster' | 'hotline' | 'partner' | 'scoring' })[];
    readonly lead: string;
    readonly title: string;
  };
  readonly steps: {
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
    readonly lead: string;
    readonly title: string;
  };
}

export interface LegalNoticeContent {
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
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly {
    readonly paragraphs: readonly string[];
    readonly title: string;
  }[];
}

export interface LocationContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'catchment' | 'decision' | 'flows' | 'lease' | 'premises' })[];
}

export interface LocationScoringContent {
  readonly expert: {
    readonly id: 'expert';
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly features: readonly {
    readonly text: string;
    readonly title: string;
  }[];
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
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
}

export interface MessageNotSentContent {
  readonly kept: {
    readonly text: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
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
  readonly write: {
    readonly text: string;
    readonly title: string;
  };
}

export interface MessageSentContent {
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly next: {
    readonly text: string;
    readonly title: string;
  };
  readonly suggestions: string;
}

export interface NotFoundContent {
  readonly home: string;
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly suggestions: string;
  readonly text: string;
  readonly title: string;
}

export interface OrganizationContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'field' | 'franchisees' | 'head-office' | 'rhythm' | 'roles' })[];
}

export interface RetailContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'choice' | 'decision' | 'franchise' | 'in-house' | 'mixed' })[];
}

export interface ScoringToolContent {
  readonly criteria: readonly (Criterion & { readonly id: 'access' | 'competition' | 'compliance' | 'customers' | 'footfall' | 'key-money' | 'layout' | 'lease' | 'neighbours' | 'prospects' | 'rent' | 'visibility' })[];
  readonly criterion: string;
  readonly label: string;
  readonly lead: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly method: {
    readonly steps: readonly string[];
    readonly title: string;
  };
  readonly site: Template<'letter'>;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

export interface ServicesContent {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly booster: {
    readonly id: 'retail-booster';
    readonly button: string;
    readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
    readonly kicker: string;
    readonly points: readonly string[];
    readonly text: string;
    readonly title: string;
  };
  readonly flagship: {
    readonly id: 'flagship';
    readonly button: string;
    readonly kicker: string;
    readonly points: readonly {
      readonly text: string;
      readonly title: string;
    }[];
    readonly text: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly hotline: {
    readonly id: 'hotline';
    readonly button: string;
    readonly icon: 'awning' | 'bag' | 'bottle' | 'compass' | 'counter' | 'flag' | 'handshake' | 'hanger' | 'key' | 'ledger' | 'lens' | 'map' | 'phone' | 'plan' | 'plate' | 'seedling' | 'stopwatch' | 'storefronts';
    readonly kicker: string;
    readonly points: readonly string[];
    readonly text: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly reasons: {
    readonly items: readonly {
      readonly text: string;
      readonly title: string;
    }[];
    readonly title: string;
  };
  readonly services: {
    readonly items: readonly (Service & { readonly id: 'concept' | 'rollout' | 'strategy' })[];
    readonly title: string;
  };
  readonly targets: {
    readonly items: readonly string[];
    readonly title: string;
  };
}

export interface StrategyContent {
  readonly checklist: {
    readonly id: 'checklist';
    readonly items: readonly string[];
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: readonly string[];
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly sections: readonly (GuideSection & { readonly id: 'ambition' | 'diagnosis' | 'governance' | 'model' | 'roadmap' })[];
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
