/** The page tree: the place, slugs and content of every page. */
import { aboutContent } from './content/about.ts';
import { accessibilityContent } from './content/accessibility.ts';
import { articlesContent } from './content/articles.ts';
import { breakEven, openingCash } from './content/blog/accounts.ts';
import { article } from './content/blog/article.ts';
import { enteringFrance, fieldConsultant, franchiseOrOwn, openingPace, stoppingRules } from './content/blog/network.ts';
import { countingFootfall, leaseClauses, operationsManual, pilotStore } from './content/blog/store.ts';
import { blogContent } from './content/blog.ts';
import { caseStudiesContent } from './content/case-studies.ts';
import { caseStudy } from './content/case-study.ts';
import { clientsContent } from './content/clients.ts';
import { contactContent, messageNotSentContent, messageSentContent } from './content/contact.ts';
import { entryTopic } from './content/entry-topic.ts';
import { errorContent, notFoundContent } from './content/error-pages.ts';
import { examples } from './content/examples.ts';
import { foreignBrandsContent } from './content/foreign-brands.ts';
import { guide } from './content/guides.ts';
import { homeContent } from './content/home.ts';
import { legalNoticeContent } from './content/legal-notice.ts';
import { locationScoringContent } from './content/location-scoring.ts';
import { privacyContent } from './content/privacy.ts';
import { scoringToolContent } from './content/scoring-tool.ts';
import { servicesContent } from './content/services.ts';
import { definePages, page } from './language/define.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
  }),
  blog: page({
    slug: { fr: 'blog', en: 'blog' },
    content: blogContent,
  }),
  franchiseOrOwn: article(franchiseOrOwn, {
    parent: 'blog',
    slug: { fr: 'franchise-ou-succursale', en: 'franchise-or-own-store' },
    published: '2026-09-08',
  }),
  leaseClauses: article(leaseClauses, {
    parent: 'blog',
    slug: { fr: 'clauses-du-bail-commercial', en: 'french-lease-clauses' },
    published: '2026-06-16',
  }),
  openingPace: article(openingPace, {
    parent: 'blog',
    slug: { fr: 'combien-d-ouvertures-par-an', en: 'how-many-openings-a-year' },
    published: '2026-10-13',
  }),
  countingFootfall: article(countingFootfall, {
    parent: 'blog',
    slug: { fr: 'compter-les-passants', en: 'counting-footfall' },
    published: '2025-09-23',
  }),
  pilotStore: article(pilotStore, {
    parent: 'blog',
    slug: { fr: 'magasin-pilote', en: 'pilot-store' },
    published: '2025-06-10',
  }),
  breakEven: article(breakEven, {
    parent: 'blog',
    slug: { fr: 'point-mort-en-tickets', en: 'break-even-in-transactions' },
    published: '2025-11-18',
  }),
  fieldConsultant: article(fieldConsultant, {
    parent: 'blog',
    slug: { fr: 'visite-d-animateur', en: 'field-consultant-visit' },
    published: '2026-03-10',
  }),
  openingCash: article(openingCash, {
    parent: 'blog',
    slug: { fr: 'tresorerie-d-ouverture', en: 'opening-cash' },
    published: '2026-01-20',
  }),
  operationsManual: article(operationsManual, {
    parent: 'blog',
    slug: { fr: 'fiche-de-manuel-operatoire', en: 'operations-manual-page' },
    published: '2025-10-14',
  }),
  stoppingRules: article(stoppingRules, {
    parent: 'blog',
    slug: { fr: 'suspendre-un-plan-d-ouvertures', en: 'pausing-an-opening-plan' },
    published: '2026-11-17',
  }),
  enteringFrance: article(enteringFrance, {
    parent: 'blog',
    slug: { fr: 'ouvrir-en-france-en-francais', en: 'opening-in-france-in-french' },
    published: '2026-04-14',
  }),
  articles: page({
    slug: { fr: 'articles', en: 'articles' },
    content: articlesContent,
  }),
  services: page({
    slug: { fr: 'nos-solutions', en: 'our-solutions' },
    content: servicesContent,
  }),
  caseStudies: page({
    slug: { fr: 'case-studies', en: 'case-studies' },
    content: caseStudiesContent,
  }),
  networkDevelopment: caseStudy('network-development', {
    parent: 'caseStudies',
    slug: { fr: 'reseau-de-beaute-premium', en: 'premium-beauty-network' },
  }),
  digitalTransformation: caseStudy('digital-transformation', {
    parent: 'caseStudies',
    slug: { fr: 'transformation-digitale-de-magasins', en: 'digital-transformation-of-stores' },
  }),
  conceptCreation: caseStudy('concept-creation', {
    parent: 'caseStudies',
    slug: { fr: 'creation-de-concept', en: 'concept-creation' },
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
  // The contact function redirects to these two pages when a form is sent without JavaScript.
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
    reason: 'the page locationScoring frames it and is indexed in its place',
    excuses: { 'unshown-texts': { reason: 'a page inside a frame has no breadcrumb', keys: ['scoringTool.label'] } },
    layout: 'bare',
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about' },
    content: aboutContent,
    excuses: {
      'facts-in-words': { reason: 'English, its readers’ own language, is offered by name', keys: ['about.people.languages.text'] },
    },
  }),
  foreignBrands: page({
    slug: { fr: 'developpement-enseignes-etrangeres', en: 'international-expansion' },
    content: foreignBrandsContent,
  }),
  frenchLease: entryTopic({
    parent: 'foreignBrands',
    slug: { fr: 'bail-commercial', en: 'lease' },
    drawing: 'door',
  }),
  franchiseLaw: entryTopic({
    parent: 'foreignBrands',
    slug: { fr: 'franchise', en: 'franchise' },
    drawing: 'network',
  }),
  employment: entryTopic({
    parent: 'foreignBrands',
    slug: { fr: 'embauche', en: 'employment' },
    drawing: 'shutter',
    excuses: {
      'facts-in-words': { reason: 'English tells the hour without a unit', keys: ['employment.table.rows.1.cells.1'] },
      numbers: { reason: 'English writes 13 h as 1 p.m.', keys: ['employment.table.rows.1.cells.1'] },
    },
  }),
  permits: entryTopic({
    parent: 'foreignBrands',
    slug: { fr: 'autorisations', en: 'permits' },
    drawing: 'shopfront',
  }),
  retail: guide({
    slug: { fr: 'developper-son-reseau-retail', en: 'retail-development' },
    published: '2026-01-13',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['choice', 'franchise', 'in-house', 'mixed', 'decision'],
    keyFigures: [],
    labels: ['capital', 'control', 'franchise', 'inHouse', 'mixed', 'low', 'high'],
    actions: ['choice', 'decision'],
    toolAfter: 'in-house',
    example: examples.ofRetail,
  }),
  strategy: guide({
    parent: 'retail',
    slug: { fr: 'strategie', en: 'strategy' },
    published: '2026-01-20',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['diagnosis', 'ambition', 'model', 'roadmap', 'governance'],
    keyFigures: ['roadmapYears'],
    card: { icon: 'compass', gradient: 'sky' },
    labels: ['cash', 'plan', 'slower', 'start', 'year'],
    actions: ['diagnosis', 'model', 'governance'],
    example: examples.ofStrategy,
  }),
  concept: guide({
    parent: 'retail',
    slug: { fr: 'concept', en: 'concept' },
    published: '2026-01-27',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['promise', 'offer', 'space', 'pilot', 'manual'],
    keyFigures: [],
    card: { icon: 'awning', gradient: 'clay' },
    labels: ['sign', 'window', 'threshold', 'hotZone', 'checkout', 'terrace'],
    actions: ['promise', 'space', 'manual'],
    example: examples.ofConcept,
  }),
  location: guide({
    parent: 'retail',
    slug: { fr: 'emplacement', en: 'location' },
    published: '2026-02-03',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['catchment', 'flows', 'premises', 'lease', 'decision'],
    keyFigures: [],
    card: { icon: 'map', gradient: 'sand' },
    labels: ['primary', 'secondary', 'tertiary', 'store', 'competitor', 'draw'],
    actions: ['flows', 'lease'],
    toolAfter: 'premises',
    example: examples.ofLocation,
    excuses: { 'facts-in-words': { reason: 'English has one name for both payments', keys: ['location.sections.lease.text'] } },
  }),
  organization: guide({
    parent: 'retail',
    slug: { fr: 'organisation', en: 'organization' },
    published: '2026-02-10',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['roles', 'head-office', 'field', 'franchisees', 'rhythm'],
    keyFigures: [],
    card: { icon: 'plan', gradient: 'sage' },
    labels: ['headOffice', 'management', 'fieldConsultant', 'stores', 'standards', 'fieldFacts'],
    actions: ['roles', 'franchisees'],
    example: examples.ofOrganization,
  }),
  budget: guide({
    parent: 'retail',
    slug: { fr: 'budget-rentabilite', en: 'budget-profitability' },
    published: '2026-02-17',
    updated: '2026-11-30',
    author: 'camille',
    sections: ['unit-economics', 'investment', 'break-even', 'cash', 'dashboard'],
    keyFigures: ['cashMonths'],
    card: { icon: 'ledger', gradient: 'paper' },
    labels: ['sales', 'totalCosts', 'fixedCosts', 'breakEven', 'loss', 'profit', 'months'],
    actions: ['investment', 'cash'],
    example: examples.ofBudget,
    excuses: { 'facts-in-words': { reason: 'English has one name for both payments', keys: ['budget.sections.investment.text'] } },
  }),
  legalNotice: page({
    slug: { fr: 'mentions-legales', en: 'legal-notice' },
    content: legalNoticeContent,
  }),
  privacy: page({
    slug: { fr: 'confidentialite', en: 'privacy' },
    content: privacyContent,
  }),
  accessibility: page({
    slug: { fr: 'accessibilite', en: 'accessibility' },
    content: accessibilityContent,
  }),
  notFound: page({
    role: 'notFound',
    slug: { fr: '404', en: '404' },
    content: notFoundContent,
    indexed: false,
    reason: 'the server answers unknown paths with it',
  }),
  error: page({
    role: 'error',
    slug: { fr: '500', en: '500' },
    content: errorContent,
    indexed: false,
    reason: 'the server answers with it when a page fails',
  }),
});
