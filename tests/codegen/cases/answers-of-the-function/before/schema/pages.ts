/** The page tree. */
import { z } from 'zod';
import { definePages, page, text } from '#schema/language/define.ts';
import { aboutContent, guidesContent, homeContent, strategyContent } from './content/pages.ts';

export const messageNotSentContent = z.object({
  refusals: z.object({
    long: z.object({ title: text(), text: text({ values: { max: 5000 } }) }),
    limited: z.object({ title: text(), text: text() }),
  }),
});

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
  strategy: page({
    parent: 'guides',
    slug: { fr: 'strategie', en: 'strategy' },
    content: strategyContent,
    structuredData: 'article',
    published: '2026-01-20',
  }),
  messageSent: page({ role: 'messageSent', slug: { fr: 'merci', en: 'thanks' }, content: z.object({}) }),
  messageNotSent: page({ role: 'messageNotSent', slug: { fr: 'non-envoye', en: 'not-sent' }, content: messageNotSentContent }),
});
