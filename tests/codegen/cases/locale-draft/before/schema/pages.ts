/** The page tree. */
import { definePages, page } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '', de: '' },
    content: homeContent,
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about', de: 'about' },
    formerSlugs: { de: ['firma'] },
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'guides', de: 'guides' },
    content: guidesContent,
  }),
  strategy: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy', de: 'strategy' },
    content: strategyContent,
    structuredData: 'article',
    published: '2026-01-20',
  }),
});
