/** The firm's clients: audiences, sectors, and the page that shows both. */
import { z } from 'zod';
import { collection } from '../language/collection.ts';
import { contentType, linkFact, list, sections, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import { icon } from './icons.ts';
import { callToAction, hero } from './shared.ts';

const profile = contentType({
  name: 'Audience',
  text: {
    title: text({ max: 60 }),
    brief: text({ max: 100, note: 'On the home page.' }),
    text: text(),
    points: list(3, text({ max: 110 })),
  },
  facts: { icon, target: linkFact },
});

export const audiences = collection(
  { profile },
  {
    leaders: { profile: { icon: 'storefronts', target: link('clients', 'leaders') } },
    creators: { profile: { icon: 'awning', target: link('clients', 'creators') } },
    investors: { profile: { icon: 'ledger', target: link('clients', 'investors') } },
  },
);

/** Summary of a sector, on the home page. */
const category = contentType({
  name: 'ClientCategory',
  text: { title: text({ max: 50 }), description: text({ max: 140 }), tagline: text({ max: 70 }) },
  facts: { icon, target: linkFact },
});

/** Details of a sector; `logo` is its pictogram. */
const card = contentType({
  name: 'SectorCard',
  text: {
    title: text({ max: 50 }),
    description: text(),
    sectors: list({ min: 2, max: 8 }, text({ max: 50 })),
    expertise: list({ min: 2, max: 6 }, text({ max: 110 })),
    examples: list({ min: 1, max: 6 }, text({ max: 140 })),
  },
  facts: { icon, logo: icon },
});

export const sectors = collection(
  { category, card },
  {
    beauty: { category: { icon: 'bottle', target: link('clients', 'beauty') }, card: { icon: 'bottle', logo: 'bottle' } },
    fashion: { category: { icon: 'hanger', target: link('clients', 'fashion') }, card: { icon: 'hanger', logo: 'bag' } },
    food: { category: { icon: 'plate', target: link('clients', 'food') }, card: { icon: 'plate', logo: 'counter' } },
    emerging: { category: { icon: 'seedling', target: link('clients', 'emerging') }, card: { icon: 'seedling', logo: 'awning' } },
  },
);

export const clientsContent = z.object({
  hero,
  audiences: z.object({ title: text(), lead: text(), items: sections(audiences.views.profile) }),
  sectors: z.object({
    title: text(),
    lead: text(),
    sectors: text({ max: 30 }),
    expertise: text({ max: 30 }),
    examples: text({ max: 40 }),
    items: sections(sectors.views.card),
  }),
  action: callToAction,
});
