/** The page tree. */
import { definePages, page } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about' },
    formerSlugs: { fr: 'apropos' },
    layout: 'bar',
    content: aboutContent,
  }),
  guides: page({
    slug: 'guides',
    indexd: false,
    content: guidesContent,
  }),
  strategy: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy' },
    structuredData: 'article',
    published: '20 January 2026',
  }),
});
