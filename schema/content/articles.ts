/** The articles page: LinkedIn posts, and articles first published elsewhere. */
import { z } from 'zod';
import { contentType, entries, list, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { personId } from './people.ts';
import { callToAction, hero } from './shared.ts';

/** Teaser of a LinkedIn post. */
const linkedinPost = contentType({
  name: 'LinkedinPost',
  text: { title: text({ max: 90 }), excerpt: text({ max: 260 }) },
  facts: { date: z.iso.date(), linkedinUrl: z.url() },
});

const post = (slug: string) => `https://www.linkedin.com/posts/trame-retail-example_${slug}`;

const linkedinPosts = entries(linkedinPost, {
  'site-visit': { date: '2026-10-06', linkedinUrl: post('site-visit') },
  'first-franchisee': { date: '2026-09-15', linkedinUrl: post('first-franchisee') },
  'network-meeting': { date: '2026-06-23', linkedinUrl: post('network-meeting') },
});

/** Article shown in full, first published elsewhere. */
const article = contentType({
  name: 'Article',
  text: {
    title: text({ max: 90 }),
    excerpt: text({ max: 280 }),
    content: prose({ min: 1, max: 8, longest: 900 }),
    tags: list({ min: 1, max: 5 }, text({ max: 28 })),
  },
  facts: { date: z.iso.date(), author: personId, featured: z.boolean(), linkedinUrl: z.url() },
});

const staticArticles = entries(article, {
  'lease-before-sign': { date: '2026-09-29', author: 'camille', featured: true, linkedinUrl: post('lease-before-sign') },
  'unit-accounts': { date: '2026-07-07', author: 'thomas', featured: false, linkedinUrl: post('unit-accounts') },
  'field-visit': { date: '2026-05-19', author: 'claire', featured: false, linkedinUrl: post('field-visit') },
});

export const articlesContent = z.object({
  hero,
  backHome: text({ max: 40 }),
  linkedin: z.object({ title: text(), lead: text(), read: text({ max: 40 }), posts: linkedinPosts }),
  articles: z.object({ title: text(), original: text({ max: 40 }), items: staticArticles }),
  action: callToAction.extend({ booking: text({ max: 40 }) }),
});
