/** Client categories and sector cards. */
import { contentType, entries, list, text } from '../define.ts';
import { icon } from './icons.ts';

/** Client category, as shown on the home page. */
export const clientCategory = contentType({
  name: 'ClientCategory',
  text: { title: text({ max: 50 }), description: text({ max: 200 }), tagline: text({ max: 70 }) },
  facts: { icon },
});

export const clientCategories = entries(clientCategory, {
  beauty: { icon: 'bottle' },
  fashion: { icon: 'hanger' },
  food: { icon: 'plate' },
  emerging: { icon: 'seedling' },
});

/** Sector card, as shown on the clients page. `logo` is the sector's pictogram. */
export const sectorCard = contentType({
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

export const sectorCards = entries(sectorCard, {
  beauty: { icon: 'bottle', logo: 'bottle' },
  'personal-equipment': { icon: 'hanger', logo: 'bag' },
  food: { icon: 'plate', logo: 'counter' },
  emerging: { icon: 'seedling', logo: 'awning' },
});

/** Audience of the firm: who it works for. */
export const audience = contentType({
  name: 'Audience',
  text: { title: text({ max: 60 }), text: text(), points: list(3, text({ max: 110 })) },
  facts: { icon },
});

export const audiences = entries(audience, {
  leaders: { icon: 'storefronts' },
  creators: { icon: 'awning' },
  investors: { icon: 'ledger' },
});
