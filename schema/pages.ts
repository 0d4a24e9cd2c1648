/** The page tree: every page of the site, its place, its slugs, its content. */

import { guide } from './content/guides.ts';
import { errorContent, legalNoticeContent, notFoundContent } from './content/notices.ts';
import {
  aboutContent,
  articlesContent,
  blogContent,
  caseStudiesContent,
  clientsContent,
  contactContent,
  foreignBrandsContent,
  homeContent,
  locationScoringContent,
  messageNotSentContent,
  messageSentContent,
  scoringToolContent,
  servicesContent,
} from './content/pages.ts';
import { definePages, page } from './define.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
  }),
  blog: page({
    slug: { fr: 'blog', en: 'blog' },
    content: blogContent,
    structuredData: 'article',
    published: '2026-11-03',
  }),
  articles: page({
    slug: { fr: 'articles', en: 'articles' },
    content: articlesContent,
    structuredData: 'article',
    published: '2026-09-29',
  }),
  services: page({
    slug: { fr: 'nos-solutions', en: 'our-solutions' },
    content: servicesContent,
  }),
  caseStudies: page({
    slug: { fr: 'case-studies', en: 'case-studies' },
    content: caseStudiesContent,
  }),
  clients: page({
    slug: { fr: 'clients', en: 'clients' },
    content: clientsContent,
  }),
  contact: page({
    role: 'contact',
    slug: { fr: 'contact', en: 'contact' },
    content: contactContent,
  }),
  // Where the function sends a form that was posted without a script.
  messageSent: page({
    role: 'messageSent',
    parent: 'contact',
    slug: { fr: 'message-envoye', en: 'message-sent' },
    content: messageSentContent,
    indexed: false,
    reason: 'only the contact form leads here',
  }),
  messageNotSent: page({
    role: 'messageNotSent',
    parent: 'contact',
    slug: { fr: 'message-non-envoye', en: 'message-not-sent' },
    content: messageNotSentContent,
    indexed: false,
    reason: 'only the contact form leads here',
  }),
  locationScoring: page({
    slug: { fr: 'location-scoring', en: 'location-scoring' },
    content: locationScoringContent,
  }),
  scoringTool: page({
    role: 'scoringTool',
    parent: 'locationScoring',
    slug: { fr: 'outil', en: 'tool' },
    content: scoringToolContent,
    indexed: false,
    reason: 'it is shown within the page on location scoring, which is the one to be found',
    layout: 'bare',
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about' },
    content: aboutContent,
  }),
  foreignBrands: page({
    slug: { fr: 'developpement-enseignes-etrangeres', en: 'international-expansion' },
    content: foreignBrandsContent,
  }),
  retail: guide({
    slug: { fr: 'developper-son-reseau-retail', en: 'retail-development' },
    published: '2026-01-13',
    sections: ['choice', 'franchise', 'in-house', 'mixed', 'decision'],
    keyFigures: ['outletsOpened', 'firstYearFranchisees', 'networkRoi'],
    labels: ['capital', 'control', 'franchise', 'inHouse', 'mixed', 'low', 'high'],
  }),
  strategy: guide({
    parent: 'retail',
    slug: { fr: 'strategie', en: 'strategy' },
    published: '2026-01-20',
    sections: ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
    keyFigures: ['roadmapYears', 'outletsOpened', 'profitableStores'],
    card: { icon: 'compass', gradient: 'sky' },
    labels: ['prove', 'equip', 'rollOut', 'pilotProof', 'teamProof', 'batchProof', 'year'],
  }),
  concept: guide({
    parent: 'retail',
    slug: { fr: 'concept', en: 'concept' },
    published: '2026-01-27',
    sections: ['promise', 'offer', 'space', 'pilot', 'manual'],
    keyFigures: ['pilotMonths', 'netMargin', 'firstYearFranchisees'],
    card: { icon: 'awning', gradient: 'clay' },
    labels: ['sign', 'window', 'threshold', 'hotZone', 'checkout', 'terrace'],
  }),
  location: guide({
    parent: 'retail',
    slug: { fr: 'emplacement', en: 'location' },
    published: '2026-02-03',
    sections: ['catchment', 'flows', 'premises', 'lease', 'decision'],
    keyFigures: ['locationSuccessShare', 'locationCriteria', 'averageRoi'],
    card: { icon: 'map', gradient: 'sand' },
    labels: ['primary', 'secondary', 'tertiary', 'store', 'competitor', 'draw'],
  }),
  organization: guide({
    parent: 'retail',
    slug: { fr: 'organisation', en: 'organization' },
    published: '2026-02-10',
    sections: ['roles', 'head-office', 'field', 'franchisees', 'rhythm'],
    keyFigures: ['networkStores', 'basketGrowth', 'stockoutReduction'],
    card: { icon: 'plan', gradient: 'sage' },
    labels: ['headOffice', 'management', 'fieldConsultant', 'stores', 'standards', 'fieldFacts'],
  }),
  budget: guide({
    parent: 'retail',
    slug: { fr: 'budget-rentabilite', en: 'budget-profitability' },
    published: '2026-02-17',
    sections: ['unit-economics', 'investment', 'break-even', 'cash', 'dashboard'],
    keyFigures: ['cashMonths', 'netMargin', 'ebitdaGrowth'],
    card: { icon: 'ledger', gradient: 'paper' },
    labels: ['sales', 'totalCosts', 'fixedCosts', 'breakEven', 'loss', 'profit', 'months'],
  }),
  legalNotice: page({
    slug: { fr: 'mentions-legales', en: 'legal-notice' },
    content: legalNoticeContent,
  }),
  notFound: page({
    role: 'notFound',
    slug: { fr: '404', en: '404' },
    content: notFoundContent,
    indexed: false,
    reason: 'it stands in for addresses where nothing is',
  }),
  error: page({
    role: 'error',
    slug: { fr: '500', en: '500' },
    content: errorContent,
    indexed: false,
    reason: 'it stands in for pages that failed',
  }),
});
