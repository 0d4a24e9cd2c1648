/** Navigation items and menus. */
import { z } from 'zod';
import { about } from '../contact/subjects.ts';
import { contentType, type EntryId, entries, linkFact, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import type { Locale } from './locales.ts';

export const navigationItem = contentType({
  name: 'NavigationItem',
  text: {
    name: text({ max: 44 }),
    hint: text({
      max: 90,
      note: 'Second line, in the dropdowns.',
      excuses: { 'unshown-texts': 'any item may move into a dropdown, which shows its hint' },
    }),
  },
  facts: { link: linkFact, external: z.boolean().default(false) },
});

export const navigationItems = entries(navigationItem, {
  home: { link: link('home') },
  'franchise-or-in-house': { link: link('retail') },
  strategy: { link: link('strategy') },
  concept: { link: link('concept') },
  location: { link: link('location') },
  organization: { link: link('organization') },
  budget: { link: link('budget') },
  'location-scoring': { link: link('locationScoring') },
  'network-diagnostic': { link: link('contact', 'message', about('diagnostic')) },
  'retail-booster': { link: link('services', 'retail-booster') },
  hotline: { link: link('services', 'hotline') },
  services: { link: link('services') },
  'case-studies': { link: link('caseStudies') },
  clients: { link: link('clients') },
  'foreign-brands': { link: link('foreignBrands') },
  articles: { link: link('articles') },
  blog: { link: link('blog') },
  about: { link: link('about') },
  'legal-notice': { link: link('legalNotice') },
  privacy: { link: link('privacy') },
  accessibility: { link: link('accessibility') },
  top: { link: link('home', 'accueil') },
  contact: { link: link('contact') },
  'contact-section': { link: link('home', 'contact') },
});

/**
 * The items of each menu, in order. The header shows `start`, the dropdowns `network`, `tools` and `firm`, the links `header`, and
 * `always` beside the button of the mobile menu; the footer shows two lists, `footer` and `footerMore`.
 */
export const menus = {
  start: ['home'],
  lead: ['foreign-brands'],
  network: ['franchise-or-in-house', 'strategy', 'concept', 'location', 'organization', 'budget'],
  tools: ['location-scoring', 'network-diagnostic', 'retail-booster', 'hotline'],
  header: ['services'],
  firm: ['case-studies', 'clients', 'foreign-brands', 'articles', 'blog', 'about'],
  always: ['contact'],
  footer: ['top', 'services', 'case-studies', 'articles', 'legal-notice', 'contact-section'],
  notFound: ['services', 'case-studies', 'location-scoring', 'franchise-or-in-house', 'contact'],
  messageSent: ['case-studies', 'franchise-or-in-house', 'location-scoring', 'articles'],
  footerMore: ['clients', 'foreign-brands', 'blog', 'about', 'privacy', 'accessibility'],
} as const satisfies Readonly<Record<string, readonly EntryId<typeof navigationItems>[]>>;

/** Languages that promote the menu `lead`: after `start` in the header, and at the top of the home page. */
export const ledLocales: readonly Locale[] = ['en'];
