/** The page tree: every page of the site, its place, its slugs, its content. */

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
    parent: 'contact',
    slug: { fr: 'message-envoye', en: 'message-sent' },
    content: messageSentContent,
    indexed: false,
  }),
  messageNotSent: page({
    parent: 'contact',
    slug: { fr: 'message-non-envoye', en: 'message-not-sent' },
    content: messageNotSentContent,
    indexed: false,
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
  retail: page({
    slug: { fr: 'developper-son-reseau-retail', en: 'retail-development' },
    content: guide(
      ['choice', 'franchise', 'in-house', 'mixed', 'decision'],
      ['capital', 'control', 'franchise', 'inHouse', 'mixed', 'low', 'high'],
    ),
    structuredData: 'article',
    published: '2026-01-13',
  }),
  strategy: page({
    parent: 'retail',
    slug: { fr: 'strategie', en: 'strategy' },
    content: guide(
      ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
      ['prove', 'equip', 'rollOut', 'pilotProof', 'teamProof', 'batchProof', 'year'],
    ),
    structuredData: 'article',
    published: '2026-01-20',
  }),
  concept: page({
    parent: 'retail',
    slug: { fr: 'concept', en: 'concept' },
    content: guide(['promise', 'offer', 'space', 'pilot', 'manual'], ['sign', 'window', 'threshold', 'hotZone', 'checkout', 'terrace']),
    structuredData: 'article',
    published: '2026-01-27',
  }),
  location: page({
    parent: 'retail',
    slug: { fr: 'emplacement', en: 'location' },
    content: guide(
      ['catchment', 'flows', 'premises', 'lease', 'decision'],
      ['primary', 'secondary', 'tertiary', 'store', 'competitor', 'draw'],
    ),
    structuredData: 'article',
    published: '2026-02-03',
  }),
  organization: page({
    parent: 'retail',
    slug: { fr: 'organisation', en: 'organization' },
    content: guide(
      ['roles', 'head-office', 'field', 'franchisees', 'rhythm'],
      ['headOffice', 'management', 'fieldConsultant', 'stores', 'standards', 'fieldFacts'],
    ),
    structuredData: 'article',
    published: '2026-02-10',
  }),
  budget: page({
    parent: 'retail',
    slug: { fr: 'budget-rentabilite', en: 'budget-profitability' },
    content: guide(
      ['unit-economics', 'investment', 'break-even', 'cash', 'dashboard'],
      ['sales', 'totalCosts', 'fixedCosts', 'breakEven', 'loss', 'profit', 'months'],
    ),
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
