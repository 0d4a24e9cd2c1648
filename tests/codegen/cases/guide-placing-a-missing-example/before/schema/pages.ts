/** The page tree. */
import { guide } from '#schema/content/guides.ts';
import { people } from '#schema/content/people.ts';
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
    content: aboutContent,
  }),
  guides: page({
    slug: { fr: 'guides', en: 'guides' },
    content: guidesContent,
  }),
  strategy: guide({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy' },
    published: '2026-01-20',
    author: Object.keys(people.facts.profile)[0],
    sections: ['diagnosis', 'roadmap'],
    keyFigures: [],
    card: { icon: 'compass', gradient: 'sky' },
    isExamplePlaced: true,
  }),
});
