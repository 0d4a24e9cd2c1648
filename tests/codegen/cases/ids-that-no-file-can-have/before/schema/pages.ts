/** The page tree. */
import { definePages, page } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const pages = definePages({
  home: page({
    role: 'home',
    slug: { fr: '', en: '' },
    content: homeContent,
  }),
  constructor: page({
    slug: { fr: 'a-propos', en: 'about' },
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'com1' },
    content: guidesContent,
  }),
  nul: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy' },
    content: strategyContent,
  }),
});
