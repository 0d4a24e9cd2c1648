/** The ways to work with the firm: what each is for, how long it lasts, what it leaves behind, who does it, and how it begins. */
import { collection } from '../language/collection.ts';
import { choice, contentType, linkFact, text } from '../language/define.ts';
import { link } from '../language/link.ts';
import type { Identity } from '../site/identity.ts';

/** The field of the identity that holds the price of a way to work; it is shown when it is set. */
const priceField = choice('PriceField', [
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

/** From the shortest to the longest. */
export const engagements = collection(
  { engagement },
  {
    hotline: { engagement: { target: link('services', 'hotline'), price: 'priceHotline' } },
    booster: { engagement: { target: link('services', 'retail-booster'), price: 'priceBooster' } },
    project: { engagement: { target: link('services', 'projects'), price: 'priceProject' } },
    partner: { engagement: { target: link('services', 'flagship'), price: 'pricePartner' } },
  },
);

/** The words around them, on every page that shows them. */
export const engagementWords = {
  need: text({ max: 30 }),
  duration: text({ max: 30 }),
  deliverables: text({ max: 30 }),
  who: text({ max: 30 }),
  next: text({ max: 30 }),
};
