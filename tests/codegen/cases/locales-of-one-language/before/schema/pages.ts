/** The page tree. */
import { definePages, page } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '', pt: '', 'pt-BR': '', fil: '' },
    content: homeContent,
  }),
  about: page({
    slug: { fr: 'a-propos', en: 'about', pt: 'about', 'pt-BR': 'about', fil: 'about' },
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'guides', pt: 'guides', 'pt-BR': 'guides', fil: 'guides' },
    content: guidesContent,
  }),
  strategy: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy', pt: 'strategy', 'pt-BR': 'strategy', fil: 'strategy' },
    content: strategyContent,
    structuredData: 'article',
    published: '2026-01-20',
  }),
});
