/** Posts and articles that were first published elsewhere, and the featured article of the blog. */
import { z } from 'zod';
import { contentType, entries, list, section, text } from '../language/define.ts';

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
  facts: { date: z.iso.date(), featured: z.boolean(), linkedinUrl: z.url() },
});

export const staticArticles = entries(article, {
  'lease-before-sign': { date: '2026-09-29', featured: true, linkedinUrl: post('lease-before-sign') },
  'unit-accounts': { date: '2026-07-07', featured: false, linkedinUrl: post('unit-accounts') },
  'field-visit': { date: '2026-05-19', featured: false, linkedinUrl: post('field-visit') },
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
  facts: { date: z.iso.date(), featured: z.literal(true) },
});

export const featuredArticles = entries(featuredArticle, {
  'twelve-criteria': { date: '2026-11-03', featured: true },
});
