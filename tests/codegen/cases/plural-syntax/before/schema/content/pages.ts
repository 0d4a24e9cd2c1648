/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, text } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text(), text: text() },
  facts: { icon: z.enum(['compass', 'map']), link: linkFact },
});

export const homeContent = z.object({
  hero: section('top', z.object({ title: rich(), lead: text() })),
  steps: list(3, text({ max: 40 })),
  offers: entries(offer, {
    advice: { icon: 'compass', link: link('about') },
    'strategy-guide': { icon: 'map', link: link('home', 'top') },
  }),
});

export const aboutContent = z.object({
  nested: text({ plurals: { count: 20, weeks: 4 } }),
  select: text({ plurals: { count: 20 } }),
  ordinal: text({ plurals: { count: 20 } }),
  exact: text({ plurals: { count: 20 } }),
  offset: text({ plurals: { count: 20 } }),
  skeleton: text({ plurals: { count: 20 } }),
  date: text({ plurals: { count: 20 } }),
  type: text({ plurals: { count: 20 } }),
  twice: text({ plurals: { count: 20 } }),
  unclosed: text({ plurals: { count: 20 } }),
  unopened: text({ plurals: { count: 20 } }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
