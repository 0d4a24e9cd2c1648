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
  title: rich({ marks: ['emphasis', 'link'] }),
  body: section('body', z.object({ text: prose({ min: 2, max: 6, longest: 80, places: { figure: ['catchment'], action: ['tool'] } }) })),
  text: prose({ min: 1, max: 3, kinds: ['paragraph'], values: { visits: 12 } }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
