/** Articles: posts, static articles, and the cards of the blog. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, section, text } from '../define.ts';
import { link } from '../link.ts';

const dated = { date: z.iso.date(), readMinutes: z.int().positive() };

/** Teaser of a post published on LinkedIn. */
const linkedinPost = contentType({
  name: 'LinkedinPost',
  text: { title: text({ max: 90 }), excerpt: text({ max: 260 }) },
  facts: { date: z.iso.date(), linkedinUrl: z.url() },
});

const post = (slug: string) => `https://www.linkedin.com/posts/trame-retail-example_${slug}`;

export const linkedinPosts = entries(linkedinPost, {
  'site-visit': { date: '2026-10-06', linkedinUrl: post('site-visit') },
  'first-franchisee': { date: '2026-09-15', linkedinUrl: post('first-franchisee') },
  'network-meeting': { date: '2026-06-23', linkedinUrl: post('network-meeting') },
});

/** Article that stands on this site and was first published elsewhere. */
const article = contentType({
  name: 'Article',
  text: {
    title: text({ max: 90 }),
    excerpt: text({ max: 280 }),
    content: list(4, text()),
    tags: list(3, text({ max: 28 })),
  },
  facts: { ...dated, featured: z.boolean(), linkedinUrl: z.url() },
});

export const staticArticles = entries(article, {
  'lease-before-sign': { date: '2026-09-29', readMinutes: 2, featured: true, linkedinUrl: post('lease-before-sign') },
  'unit-accounts': { date: '2026-07-07', readMinutes: 2, featured: false, linkedinUrl: post('unit-accounts') },
  'field-visit': { date: '2026-05-19', readMinutes: 2, featured: false, linkedinUrl: post('field-visit') },
});

/** Card of the blog: leads to the page of this site that treats its subject. */
const articleCard = contentType({
  name: 'ArticleCard',
  text: { title: text({ max: 90 }), excerpt: text({ max: 220 }), keywords: list(3, text({ max: 28 })) },
  facts: { ...dated, link: linkFact },
});

export const blogCards = entries(articleCard, {
  'franchise-or-own': { date: '2026-10-20', readMinutes: 6, link: link('retail', 'decision') },
  'opening-pace': { date: '2026-10-01', readMinutes: 6, link: link('strategy', 'roadmap') },
  'stopping-rules': { date: '2026-09-10', readMinutes: 6, link: link('strategy', 'governance') },
  'pilot-store': { date: '2026-08-25', readMinutes: 6, link: link('concept', 'pilot') },
  'operations-manual': { date: '2026-07-21', readMinutes: 6, link: link('concept', 'manual') },
  'lease-clauses': { date: '2026-07-02', readMinutes: 6, link: link('location', 'lease') },
  'counting-footfall': { date: '2026-06-11', readMinutes: 6, link: link('location', 'flows') },
  'field-consultant': { date: '2026-05-26', readMinutes: 6, link: link('organization', 'field') },
  'break-even': { date: '2026-05-05', readMinutes: 6, link: link('budget', 'break-even') },
  'opening-cash': { date: '2026-04-14', readMinutes: 6, link: link('budget', 'cash') },
  'entering-france': { date: '2026-03-24', readMinutes: 4, link: link('foreignBrands', 'why-france') },
});

/** Facts of the blog's featured article. */
const featuredArticle = contentType({
  name: 'FeaturedArticle',
  text: {
    title: text({ max: 90 }),
    excerpt: text(),
    introduction: list(2, text()),
    criteria: section('criteria', z.object({ title: text() })),
    conclusion: text(),
    keywords: list(3, text({ max: 28 })),
  },
  facts: { ...dated, featured: z.literal(true) },
});

export const featuredArticles = entries(featuredArticle, {
  'twelve-criteria': { date: '2026-11-03', readMinutes: 7, featured: true },
});
