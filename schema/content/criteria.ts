/** The criteria of a location: what the featured article explains, and the scoring tool has weighed. */
import { collection } from '../collection.ts';
import { contentType, text } from '../define.ts';

const criterion = contentType({ name: 'Criterion', text: { title: text(), text: text() }, facts: {} });

export const criteria = collection(
  { criterion },
  {
    customers: { criterion: {} },
    footfall: { criterion: {} },
    visibility: { criterion: {} },
    access: { criterion: {} },
    competition: { criterion: {} },
    neighbours: { criterion: {} },
    layout: { criterion: {} },
    compliance: { criterion: {} },
    rent: { criterion: {} },
    lease: { criterion: {} },
    'key-money': { criterion: {} },
    prospects: { criterion: {} },
  },
);
