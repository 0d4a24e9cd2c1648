/** The page tree: every page of the site, its place, its slugs, its content. */

import { refusals } from './contact-bounds.ts';
import { guide } from './content/guides.ts';
import {
  aboutContent,
  articlesContent,
  blogContent,
  caseStudiesContent,
  clientsContent,
  contactContent,
  errorContent,
  foreignBrandsContent,
  homeContent,
  legalNoticeContent,
  locationScoringContent,
  messageNotSentContent,
  messageSentContent,
  notFoundContent,
  scoringToolContent,
  servicesContent,
} from './content/pages.ts';
import { definePages, page } from './define.ts';

const guideSections = {
  retail: ['choice', 'franchise', 'in-house', 'mixed', 'decision'],
  strategy: ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
  concept: ['promise', 'offer', 'space', 'pilot', 'manual'],
  location: ['catchment', 'flows', 'premises', 'lease', 'decision'],
  organization: ['roles', 'head-office', 'field', 'franchisees', 'rhythm'],
  budget: ['unit-economics', 'investment', 'break-even', 'cash', 'dashboard'],
} as const;

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
    anchors: ['accueil', 'contact'],
  }),
  blog: page({
    slug: { fr: 'blog', en: 'blog' },
    content: blogContent,
    anchors: ['criteria'],
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
    anchors: ['flagship', 'retail-booster', 'hotline'],
  }),
  caseStudies: page({
    slug: { fr: 'case-studies', en: 'case-studies' },
    content: caseStudiesContent,
    anchors: ['network-development', 'digital-transformation'],
  }),
  clients: page({
    slug: { fr: 'clients', en: 'clients' },
    content: clientsContent,
  }),
  contact: page({
    role: 'contact',
    slug: { fr: 'contact', en: 'contact' },
    content: contactContent,
    anchors: ['message'],
  }),
  // Where the function sends a form that was posted without a script.
  messageSent: page({
    parent: 'contact',
    slug: { fr: 'message-envoye', en: 'message-sent' },
    content: messageSentContent,
    indexed: false,
  }),
  messageNotSent: page({
    parent: 'contact',
    slug: { fr: 'message-non-envoye', en: 'message-not-sent' },
    content: messageNotSentContent,
    anchors: refusals,
    indexed: false,
  }),
  locationScoring: page({
    slug: { fr: 'location-scoring', en: 'location-scoring' },
    content: locationScoringContent,
    anchors: ['tool', 'expert'],
  }),
  scoringTool: page({
    role: 'scoringTool',
    parent: 'locationScoring',
    slug: { fr: 'outil', en: 'tool' },
    content: scoringToolContent,
    indexed: false,
    layout: 'bare',
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about' },
    content: aboutContent,
  }),
  foreignBrands: page({
    slug: { fr: 'developpement-enseignes-etrangeres', en: 'international-expansion' },
    content: foreignBrandsContent,
    anchors: ['why-france'],
  }),
  retail: page({
    slug: { fr: 'developper-son-reseau-retail', en: 'retail-development' },
    content: guide(guideSections.retail, 7),
    anchors: guideSections.retail,
    structuredData: 'article',
    published: '2026-01-13',
  }),
  strategy: page({
    parent: 'retail',
    slug: { fr: 'strategie', en: 'strategy' },
    content: guide(guideSections.strategy, 7),
    anchors: guideSections.strategy,
    structuredData: 'article',
    published: '2026-01-20',
  }),
  concept: page({
    parent: 'retail',
    slug: { fr: 'concept', en: 'concept' },
    content: guide(guideSections.concept, 6),
    anchors: guideSections.concept,
    structuredData: 'article',
    published: '2026-01-27',
  }),
  location: page({
    parent: 'retail',
    slug: { fr: 'emplacement', en: 'location' },
    content: guide(guideSections.location, 6),
    anchors: guideSections.location,
    structuredData: 'article',
    published: '2026-02-03',
  }),
  organization: page({
    parent: 'retail',
    slug: { fr: 'organisation', en: 'organization' },
    content: guide(guideSections.organization, 6),
    anchors: guideSections.organization,
    structuredData: 'article',
    published: '2026-02-10',
  }),
  budget: page({
    parent: 'retail',
    slug: { fr: 'budget-rentabilite', en: 'budget-profitability' },
    content: guide(guideSections.budget, 7),
    anchors: guideSections.budget,
    structuredData: 'article',
    published: '2026-02-17',
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
  }),
  error: page({
    role: 'error',
    slug: { fr: '500', en: '500' },
    content: errorContent,
    indexed: false,
  }),
});
