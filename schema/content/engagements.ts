import { collection } from '../language/collection.ts';
import { choice, contentType, linkFact, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import type { Identity } from '../site/identity.ts';

/** Identity field with the price of an engagement. An empty price is not shown. */
export const priceField = choice('PriceField', [
  'priceHotline',
  'priceBooster',
  'priceProject',
  'pricePartner',
] as const satisfies readonly (keyof Identity)[]);

const engagement = contentType({
  name: 'Engagement',
  text: {
    name: text({ max: 70, note: 'The benefit in plain words; names of offers come after.' }),
    need: text({ max: 150, note: 'When it is the right one.' }),
    duration: text({ max: 110 }),
    deliverables: text({ max: 170 }),
    who: text({ max: 130 }),
    next: text({ max: 130, note: 'What happens once somebody has written.' }),
  },
  facts: { target: linkFact, price: priceField },
});

/** Engagements, from the shortest to the longest. */
export const engagements = collection(
  { engagement },
  {
    hotline: { engagement: { target: link('services', 'hotline'), price: 'priceHotline' } },
    booster: { engagement: { target: link('services', 'retail-booster'), price: 'priceBooster' } },
    project: { engagement: { target: link('services', 'projects'), price: 'priceProject' } },
    partner: { engagement: { target: link('services', 'flagship'), price: 'pricePartner' } },
  },
);

/** Labels of the parts of an engagement. */
export const engagementWords = {
  need: text({ max: 30 }),
  duration: text({ max: 30 }),
  deliverables: text({ max: 30 }),
  who: text({ max: 30 }),
  next: text({ max: 30 }),
};
