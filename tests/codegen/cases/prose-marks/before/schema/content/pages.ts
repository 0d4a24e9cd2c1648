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
  asterisk: prose({ min: 1, max: 3 }),
  html: prose({ min: 1, max: 3 }),
  underscore: prose({ min: 1, max: 3 }),
  heading: prose({ min: 1, max: 3 }),
  image: prose({ min: 1, max: 3 }),
  code: prose({ min: 1, max: 3 }),
  line: prose({ min: 1, max: 3 }),
  nested: prose({ min: 1, max: 3 }),
  number: prose({ min: 1, max: 3 }),
  bracket: prose({ min: 1, max: 3 }),
  reference: prose({ min: 1, max: 3 }),
  words: prose({ min: 1, max: 3 }),
  title: prose({ min: 1, max: 3 }),
  entity: prose({ min: 1, max: 3 }),
  brace: prose({ min: 1, max: 3 }),
  language: prose({ min: 1, max: 3 }),
});

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
