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

export const aboutContent = z.object({
  page: prose({ min: 1, max: 3 }),
  anchor: prose({ min: 1, max: 3 }),
  own: prose({ min: 1, max: 3 }),
  path: prose({ min: 1, max: 3 }),
  host: prose({ min: 1, max: 3 }),
  insecure: prose({ min: 1, max: 3 }),
  title: rich({ marks: ['link'] }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
