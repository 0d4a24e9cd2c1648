/** The page tree. */
import { definePages, page } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
  }),
  company: page({
    slug: { fr: 'a-propos', en: 'about' },
    formerSlugs: { fr: ['qui-sommes-nous'] },
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'guides' },
    content: guidesContent,
  }),
  strategy: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy' },
    content: strategyContent,
    structuredData: 'article',
    published: '2026-01-20',
  }),
});
