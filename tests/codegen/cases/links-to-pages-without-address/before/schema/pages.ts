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
    role: 'notFound',
    slug: { fr: '404', en: '404' },
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'guides' },
    content: guidesContent,
  }),
  strategy: page({
    parent: 'about',
    formerPaths: { fr: ['/guides/strategie'], en: ['/en/guides/strategy'] },
    slug: { fr: 'strategie', en: 'strategy' },
    content: strategyContent,
    structuredData: 'article',
    published: '2026-01-20',
  }),
});
