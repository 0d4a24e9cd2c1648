// Generated from schema/ by "npm run codegen". Do not edit. Seal: 566a3699ee3a2dec
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

/** The texts of `messages/<locale>/about.json`. */
export interface AboutMessages {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly approach: {
    readonly principles: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5?: never;
    };
    readonly text: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4?: never;
    };
    readonly title: string;
  };
  readonly expertise: {
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5: {
        readonly text: string;
        readonly title: string;
      };
      readonly 6?: never;
    };
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

/** The texts of `messages/<locale>/articles.json`. */
export interface ArticlesMessages {
  readonly action: {
    readonly booking: string;
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly articles: {
    readonly items: {
      readonly 'field-visit': {
        readonly content: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4: string;
          readonly 5?: never;
        };
        readonly excerpt: string;
        readonly tags: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly title: string;
      };
      readonly 'lease-before-sign': {
        readonly content: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4: string;
          readonly 5?: never;
        };
        readonly excerpt: string;
        readonly tags: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly title: string;
      };
      readonly 'unit-accounts': {
        readonly content: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4: string;
          readonly 5?: never;
        };
        readonly excerpt: string;
        readonly tags: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly title: string;
      };
    };
    readonly original: string;
    readonly readMinutes: string;
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
    readonly posts: {
      readonly 'first-franchisee': {
        readonly excerpt: string;
        readonly title: string;
      };
      readonly 'network-meeting': {
        readonly excerpt: string;
        readonly title: string;
      };
      readonly 'site-visit': {
        readonly excerpt: string;
        readonly title: string;
      };
    };
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

/** The texts of `messages/<locale>/audiences.json`. */
export interface AudiencesMessages {
  readonly creators: {
    readonly profile: {
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly text: string;
      readonly title: string;
    };
  };
  readonly investors: {
    readonly profile: {
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly text: string;
      readonly title: string;
    };
  };
  readonly leaders: {
    readonly profile: {
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly text: string;
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/blog.json`. */
export interface BlogMessages {
  readonly cards: {
    readonly 'break-even': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'counting-footfall': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'entering-france': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'field-consultant': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'franchise-or-own': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'lease-clauses': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'opening-cash': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'opening-pace': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'operations-manual': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'pilot-store': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'stopping-rules': {
      readonly excerpt: string;
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
  readonly contact: string;
  readonly featured: {
    readonly 'twelve-criteria': {
      readonly conclusion: string;
      readonly criteria: {
        readonly title: string;
      };
      readonly excerpt: string;
      readonly introduction: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly keywords: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
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
  readonly readMinutes: string;
  readonly scoring: string;
}

/** The texts of `messages/<locale>/budget.json`. */
export interface BudgetMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8?: never;
    };
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
  readonly sections: {
    readonly 'break-even': {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly cash: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly dashboard: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly investment: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'unit-economics': {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/caseStudies.json`. */
export interface CaseStudiesMessages {
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
}

/** The texts of `messages/<locale>/clients.json`. */
export interface ClientsMessages {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly audiences: {
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
    readonly lead: string;
    readonly sectors: string;
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/common.json`. */
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
      readonly email: {
        readonly text: string;
        readonly title: string;
      };
      readonly long: {
        readonly text: string;
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
  readonly navigation: {
    readonly about: {
      readonly hint: string;
      readonly name: string;
    };
    readonly articles: {
      readonly hint: string;
      readonly name: string;
    };
    readonly blog: {
      readonly hint: string;
      readonly name: string;
    };
    readonly budget: {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'case-studies': {
      readonly hint: string;
      readonly name: string;
    };
    readonly clients: {
      readonly hint: string;
      readonly name: string;
    };
    readonly concept: {
      readonly hint: string;
      readonly name: string;
    };
    readonly contact: {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'contact-section': {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'foreign-brands': {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'franchise-or-in-house': {
      readonly hint: string;
      readonly name: string;
    };
    readonly home: {
      readonly hint: string;
      readonly name: string;
    };
    readonly hotline: {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'legal-notice': {
      readonly hint: string;
      readonly name: string;
    };
    readonly location: {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'location-scoring': {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'network-diagnostic': {
      readonly hint: string;
      readonly name: string;
    };
    readonly organization: {
      readonly hint: string;
      readonly name: string;
    };
    readonly 'retail-booster': {
      readonly hint: string;
      readonly name: string;
    };
    readonly services: {
      readonly hint: string;
      readonly name: string;
    };
    readonly strategy: {
      readonly hint: string;
      readonly name: string;
    };
    readonly top: {
      readonly hint: string;
      readonly name: string;
    };
  };
  readonly newTab: string;
  readonly organization: string;
  readonly printed: string;
  readonly tagline: string;
}

/** The texts of `messages/<locale>/concept.json`. */
export interface ConceptMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7?: never;
    };
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
  readonly sections: {
    readonly manual: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly offer: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly pilot: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly promise: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly space: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/contact.json`. */
export interface ContactMessages {
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
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5?: never;
    };
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/criteria.json`. */
export interface CriteriaMessages {
  readonly access: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly competition: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly compliance: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly customers: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly footfall: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly 'key-money': {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly layout: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly lease: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly neighbours: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly prospects: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly rent: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
  readonly visibility: {
    readonly criterion: {
      readonly text: string;
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/error.json`. */
export interface ErrorMessages {
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

/** The texts of `messages/<locale>/foreignBrands.json`. */
export interface ForeignBrandsMessages {
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
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5: {
        readonly text: string;
        readonly title: string;
      };
      readonly 6?: never;
    };
    readonly title: string;
  };
  readonly services: {
    readonly items: {
      readonly 1: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly 5?: never;
    };
    readonly lead: string;
    readonly title: string;
  };
  readonly whyFrance: {
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5: {
        readonly text: string;
        readonly title: string;
      };
      readonly 6?: never;
    };
    readonly lead: string;
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/guides.json`. */
export interface GuidesMessages {
  readonly action: {
    readonly button: string;
    readonly scoring: string;
    readonly text: string;
    readonly title: string;
  };
  readonly cards: {
    readonly budget: {
      readonly description: string;
      readonly title: string;
    };
    readonly concept: {
      readonly description: string;
      readonly title: string;
    };
    readonly location: {
      readonly description: string;
      readonly title: string;
    };
    readonly organization: {
      readonly description: string;
      readonly title: string;
    };
    readonly strategy: {
      readonly description: string;
      readonly title: string;
    };
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

/** The texts of `messages/<locale>/home.json`. */
export interface HomeMessages {
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
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
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
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
  readonly missions: {
    readonly client: string;
    readonly lead: string;
    readonly title: string;
  };
  readonly offers: {
    readonly items: {
      readonly booster: {
        readonly link: string;
        readonly text: string;
        readonly title: string;
      };
      readonly hotline: {
        readonly link: string;
        readonly text: string;
        readonly title: string;
      };
      readonly partner: {
        readonly link: string;
        readonly text: string;
        readonly title: string;
      };
      readonly scoring: {
        readonly link: string;
        readonly text: string;
        readonly title: string;
      };
    };
    readonly lead: string;
    readonly title: string;
  };
  readonly steps: {
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5: {
        readonly text: string;
        readonly title: string;
      };
      readonly 6?: never;
    };
    readonly lead: string;
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/legalNotice.json`. */
export interface LegalNoticeMessages {
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
  readonly sections: {
    readonly 1: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 2: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 3: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 4: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 5: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 6: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 7: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3?: never;
      };
      readonly title: string;
    };
    readonly 8?: never;
  };
}

/** The texts of `messages/<locale>/location.json`. */
export interface LocationMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7?: never;
    };
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
  readonly sections: {
    readonly catchment: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly decision: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly flows: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly lease: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly premises: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/locationScoring.json`. */
export interface LocationScoringMessages {
  readonly expert: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly features: {
    readonly 1: {
      readonly text: string;
      readonly title: string;
    };
    readonly 2: {
      readonly text: string;
      readonly title: string;
    };
    readonly 3: {
      readonly text: string;
      readonly title: string;
    };
    readonly 4?: never;
  };
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
  readonly label: string;
  readonly meta: {
    readonly description: string;
    readonly socialDescription: string;
    readonly socialTitle: string;
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/messageNotSent.json`. */
export interface MessageNotSentMessages {
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
  readonly write: {
    readonly text: string;
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/messageSent.json`. */
export interface MessageSentMessages {
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

/** The texts of `messages/<locale>/notFound.json`. */
export interface NotFoundMessages {
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

/** The texts of `messages/<locale>/organization.json`. */
export interface OrganizationMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7?: never;
    };
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
  readonly sections: {
    readonly field: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly franchisees: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'head-office': {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly rhythm: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly roles: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/retail.json`. */
export interface RetailMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8?: never;
    };
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
  readonly sections: {
    readonly choice: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly decision: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly franchise: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly 'in-house': {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly mixed: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/scoringTool.json`. */
export interface ScoringToolMessages {
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
    readonly steps: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5?: never;
    };
    readonly title: string;
  };
  readonly site: string;
  readonly title: string;
  readonly total: string;
  readonly weight: string;
}

/** The texts of `messages/<locale>/sectors.json`. */
export interface SectorsMessages {
  readonly beauty: {
    readonly card: {
      readonly description: string;
      readonly examples: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly expertise: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly sectors: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly title: string;
    };
    readonly category: {
      readonly description: string;
      readonly tagline: string;
      readonly title: string;
    };
  };
  readonly emerging: {
    readonly card: {
      readonly description: string;
      readonly examples: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly expertise: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly sectors: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly title: string;
    };
    readonly category: {
      readonly description: string;
      readonly tagline: string;
      readonly title: string;
    };
  };
  readonly fashion: {
    readonly card: {
      readonly description: string;
      readonly examples: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly expertise: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly sectors: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly title: string;
    };
    readonly category: {
      readonly description: string;
      readonly tagline: string;
      readonly title: string;
    };
  };
  readonly food: {
    readonly card: {
      readonly description: string;
      readonly examples: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly expertise: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly sectors: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly title: string;
    };
    readonly category: {
      readonly description: string;
      readonly tagline: string;
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/services.json`. */
export interface ServicesMessages {
  readonly action: {
    readonly button: string;
    readonly text: string;
    readonly title: string;
  };
  readonly booster: {
    readonly button: string;
    readonly kicker: string;
    readonly points: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5?: never;
    };
    readonly text: string;
    readonly title: string;
  };
  readonly flagship: {
    readonly button: string;
    readonly kicker: string;
    readonly points: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5?: never;
    };
    readonly text: {
      readonly 1: string;
      readonly 2: string;
      readonly 3?: never;
    };
    readonly title: string;
  };
  readonly hero: {
    readonly lead: string;
    readonly title: string;
  };
  readonly hotline: {
    readonly button: string;
    readonly kicker: string;
    readonly points: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5?: never;
    };
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
    readonly items: {
      readonly 1: {
        readonly text: string;
        readonly title: string;
      };
      readonly 2: {
        readonly text: string;
        readonly title: string;
      };
      readonly 3: {
        readonly text: string;
        readonly title: string;
      };
      readonly 4: {
        readonly text: string;
        readonly title: string;
      };
      readonly 5?: never;
    };
    readonly title: string;
  };
  readonly services: {
    readonly items: {
      readonly concept: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly rollout: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
      readonly strategy: {
        readonly points: {
          readonly 1: string;
          readonly 2: string;
          readonly 3: string;
          readonly 4?: never;
        };
        readonly text: string;
        readonly title: string;
      };
    };
    readonly title: string;
  };
  readonly targets: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
}

/** The texts of `messages/<locale>/strategy.json`. */
export interface StrategyMessages {
  readonly checklist: {
    readonly items: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8: string;
      readonly 9?: never;
    };
    readonly title: string;
  };
  readonly figure: {
    readonly caption: string;
    readonly labels: {
      readonly 1: string;
      readonly 2: string;
      readonly 3: string;
      readonly 4: string;
      readonly 5: string;
      readonly 6: string;
      readonly 7: string;
      readonly 8?: never;
    };
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
  readonly sections: {
    readonly ambition: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly diagnosis: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly governance: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly model: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
    readonly roadmap: {
      readonly paragraphs: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly points: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly title: string;
    };
  };
}

/** The texts of `messages/<locale>/studies.json`. */
export interface StudiesMessages {
  readonly 'concept-creation': {
    readonly card: {
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
  };
  readonly 'digital-transformation': {
    readonly card: {
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
    readonly page: {
      readonly actions: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly chart: {
        readonly description: string;
        readonly title: string;
      };
      readonly context: string;
      readonly demand: string;
      readonly findings: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly testimonial: {
        readonly author: string;
        readonly quote: string;
      };
      readonly title: string;
    };
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
  };
  readonly 'due-diligence': {
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
  };
  readonly 'interim-management': {
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
  };
  readonly 'network-development': {
    readonly card: {
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
    readonly page: {
      readonly actions: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly chart: {
        readonly description: string;
        readonly title: string;
      };
      readonly context: string;
      readonly demand: string;
      readonly findings: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4: string;
        readonly 5?: never;
      };
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly testimonial: {
        readonly author: string;
        readonly quote: string;
      };
      readonly title: string;
    };
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
  };
  readonly turnaround: {
    readonly summary: {
      readonly client: string;
      readonly results: {
        readonly 1: string;
        readonly 2: string;
        readonly 3: string;
        readonly 4?: never;
      };
      readonly summary: string;
      readonly title: string;
    };
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
