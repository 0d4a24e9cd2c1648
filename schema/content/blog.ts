/** The blog: its featured article and the list of the others. */
import { z } from 'zod';
import { contentType, entries, list, section, sections, text } from '../language/define.ts';
import { prose } from '../language/prose.ts';
import { criteria } from './criteria.ts';
import { personId } from './people.ts';
import { hero } from './shared.ts';

const featuredArticle = contentType({
  name: 'FeaturedArticle',
  text: {
    title: text({ max: 90 }),
    excerpt: text(),
    introduction: prose({ min: 1, max: 4, longest: 900 }),
    criteria: section('criteria', z.object({ title: text() })),
    conclusion: prose({ min: 1, max: 4, longest: 900 }),
    keywords: list({ min: 1, max: 5 }, text({ max: 28 })),
  },
  facts: { date: z.iso.date(), author: personId, featured: z.literal(true) },
});

const featuredArticles = entries(featuredArticle, {
  'twelve-criteria': { date: '2026-11-03', author: 'camille', featured: true },
});

export const blogContent = z.object({
  hero,
  featuredLabel: text({ max: 30 }),
  featured: featuredArticles,
  criteria: sections(criteria.views.criterion),
  scoring: text({ max: 40 }),
  contact: text({ max: 40 }),
  others: text(),
});
