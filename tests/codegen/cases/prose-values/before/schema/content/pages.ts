/** The content of the pages. */
import { z } from 'zod';
import { contentType, entries, linkFact, list, rich, section, text } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';
import { prose } from '#schema/language/prose.ts';

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

const values = { visits: 12, tickets: 3500 };

export const aboutContent = z.object({
  right: prose({ min: 1, max: 3, longest: 40, values }),
  missing: prose({ min: 1, max: 2, values }),
  unknown: prose({ min: 1, max: 2, values }),
  long: prose({ min: 1, max: 2, longest: 11, values: { tickets: 3500 } }),
  other: prose({ min: 1, max: 2 }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
