// Generated from schema/ by "npm run codegen". Do not edit. Seal: 73ed3a5cc7e1ee5e
import type { Locale } from '../schema/site.ts';
import type { PageId } from './pages.ts';

export interface Route {
  readonly page: PageId;
  readonly locale: Locale;
  /** Names the component, in place of the page, where pages of a kind share one. */
  readonly kind?: string;
}

/** Every path of the site. */
export const routes: Readonly<Record<string, Route>> = {
  '/': { page: 'home', locale: 'fr' },
  '/404': { page: 'notFound', locale: 'fr' },
  '/500': { page: 'error', locale: 'fr' },
  '/a-propos': { page: 'about', locale: 'fr' },
  '/articles': { page: 'articles', locale: 'fr' },
  '/blog': { page: 'blog', locale: 'fr' },
  '/case-studies': { page: 'caseStudies', locale: 'fr' },
  '/clients': { page: 'clients', locale: 'fr' },
  '/contact': { page: 'contact', locale: 'fr' },
  '/contact/message-envoye': { page: 'messageSent', locale: 'fr' },
  '/contact/message-non-envoye': { page: 'messageNotSent', locale: 'fr' },
  '/developpement-enseignes-etrangeres': { page: 'foreignBrands', locale: 'fr' },
  '/developper-son-reseau-retail': { page: 'retail', locale: 'fr', kind: 'guide' },
  '/developper-son-reseau-retail/budget-rentabilite': { page: 'budget', locale: 'fr', kind: 'guide' },
  '/developper-son-reseau-retail/concept': { page: 'concept', locale: 'fr', kind: 'guide' },
  '/developper-son-reseau-retail/emplacement': { page: 'location', locale: 'fr', kind: 'guide' },
  '/developper-son-reseau-retail/organisation': { page: 'organization', locale: 'fr', kind: 'guide' },
  '/developper-son-reseau-retail/strategie': { page: 'strategy', locale: 'fr', kind: 'guide' },
  '/en': { page: 'home', locale: 'en' },
  '/en/404': { page: 'notFound', locale: 'en' },
  '/en/500': { page: 'error', locale: 'en' },
  '/en/about': { page: 'about', locale: 'en' },
  '/en/articles': { page: 'articles', locale: 'en' },
  '/en/blog': { page: 'blog', locale: 'en' },
  '/en/case-studies': { page: 'caseStudies', locale: 'en' },
  '/en/clients': { page: 'clients', locale: 'en' },
  '/en/contact': { page: 'contact', locale: 'en' },
  '/en/contact/message-not-sent': { page: 'messageNotSent', locale: 'en' },
  '/en/contact/message-sent': { page: 'messageSent', locale: 'en' },
  '/en/international-expansion': { page: 'foreignBrands', locale: 'en' },
  '/en/legal-notice': { page: 'legalNotice', locale: 'en' },
  '/en/location-scoring': { page: 'locationScoring', locale: 'en' },
  '/en/location-scoring/tool': { page: 'scoringTool', locale: 'en' },
  '/en/our-solutions': { page: 'services', locale: 'en' },
  '/en/retail-development': { page: 'retail', locale: 'en', kind: 'guide' },
  '/en/retail-development/budget-profitability': { page: 'budget', locale: 'en', kind: 'guide' },
  '/en/retail-development/concept': { page: 'concept', locale: 'en', kind: 'guide' },
  '/en/retail-development/location': { page: 'location', locale: 'en', kind: 'guide' },
  '/en/retail-development/organization': { page: 'organization', locale: 'en', kind: 'guide' },
  '/en/retail-development/strategy': { page: 'strategy', locale: 'en', kind: 'guide' },
  '/location-scoring': { page: 'locationScoring', locale: 'fr' },
  '/location-scoring/outil': { page: 'scoringTool', locale: 'fr' },
  '/mentions-legales': { page: 'legalNotice', locale: 'fr' },
  '/nos-solutions': { page: 'services', locale: 'fr' },
};
