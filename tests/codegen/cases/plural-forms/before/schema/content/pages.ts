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
  category: text({ plurals: { count: 20 } }),
  other: text({ plurals: { count: 20 } }),
  unknownCategory: text({ plurals: { count: 20 } }),
  million: text({ plurals: { count: 2_000_000 } }),
  numberless: text({ plurals: { count: 20 } }),
  absent: text({ plurals: { count: 20 } }),
  misspelt: text({ plurals: { count: 20 } }),
  words: text({ params: ['city'], plurals: { count: 20 } }),
  value: text({ plurals: { count: 20 }, values: { days: 20 } }),
  undeclared: text(),
  placeholder: text({ params: ['city'], plurals: { count: 20 } }),
  unknownPlaceholder: text({ plurals: { count: 20 } }),
  long: text({ max: 20, plurals: { count: 20 } }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
