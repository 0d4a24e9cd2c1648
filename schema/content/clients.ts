/** Whom the firm works for: audiences and sectors. */
import { collection } from '../collection.ts';
import { contentType, list, text } from '../define.ts';
import { icon } from './icons.ts';

const profile = contentType({
  name: 'Audience',
  text: { title: text({ max: 60 }), text: text(), points: list(3, text({ max: 110 })) },
  facts: { icon },
});

export const audiences = collection(
  { profile },
  {
    leaders: { profile: { icon: 'storefronts' } },
    creators: { profile: { icon: 'awning' } },
    investors: { profile: { icon: 'ledger' } },
  },
);

/** A sector among the categories of clients, in brief. */
const category = contentType({
  name: 'ClientCategory',
  text: { title: text({ max: 50 }), description: text({ max: 200 }), tagline: text({ max: 70 }) },
  facts: { icon },
});

/** A sector with its trades; `logo` is its pictogram. */
const card = contentType({
  name: 'SectorCard',
  text: {
    title: text({ max: 50 }),
    description: text(),
    sectors: list(4, text({ max: 50 })),
    expertise: list(3, text({ max: 110 })),
    examples: list(3, text({ max: 140 })),
  },
  facts: { icon, logo: icon },
});

export const sectors = collection(
  { category, card },
  {
    beauty: { category: { icon: 'bottle' }, card: { icon: 'bottle', logo: 'bottle' } },
    fashion: { category: { icon: 'hanger' }, card: { icon: 'hanger', logo: 'bag' } },
    food: { category: { icon: 'plate' }, card: { icon: 'plate', logo: 'counter' } },
    emerging: { category: { icon: 'seedling' }, card: { icon: 'seedling', logo: 'awning' } },
  },
);
