/** The content of the pages, and a collection: one page shows it, another is about one of its entities. */
import { z } from 'zod';
import { collection, entity } from '#schema/language/collection.ts';
import { contentType, entries, linkFact, list, rich, section, text } from '#schema/language/define.ts';
import { link } from '#schema/language/link.ts';

const offer = contentType({
  name: 'Offer',
  text: { title: text(), text: text() },
  facts: { icon: z.enum(['compass', 'map']), link: linkFact },
});

const card = contentType({ name: 'ShopCard', text: { title: text() }, facts: { icon: z.enum(['compass', 'map']), link: linkFact } });
const story = contentType({ name: 'ShopStory', text: { title: text(), paragraphs: list(2, text()) }, facts: {} });

export const shops = collection(
  { card, story },
  {
    'rue-haute': { card: { icon: 'map', link: link('about') }, story: {} },
    quay: { card: { icon: 'compass', link: link('strategy') } },
  },
);

export const homeContent = z.object({
  hero: section('top', z.object({ title: rich(), lead: text() })),
  steps: list(3, text({ max: 40 })),
  offers: entries(offer, {
    advice: { icon: 'compass', link: link('about') },
    'strategy-guide': { icon: 'map', link: link('home', 'top') },
  }),
  shops: shops.views.card,
});

export const aboutContent = z.object({ title: text(), text: text(), shop: entity(shops.views.story, 'quay') });

export const guidesContent = z.object({ title: text() });

export const strategyContent = z.object({ title: text(), text: text() });
