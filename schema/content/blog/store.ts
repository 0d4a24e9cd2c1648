/** Articles on one store: footfall, lease, pilot, manual. */
import { link } from '../../language/link.ts';
import { type ArticleMatter, cells, wordTable } from './article.ts';

/** Passers-by in a quarter of an hour: on the store's pavement, and on the opposite one. */
const counts = {
  tuesdayNoon: count(62, 35),
  tuesdayEvening: count(48, 30),
  saturdayMorning: count(55, 80),
  saturdayAfternoon: count(118, 190),
};

function count(ours: number, theirs: number) {
  return { ours, theirs, hourly: ours * 4 };
}

/** From passers-by to takings: percents, then euros including VAT. */
const entering = 4;
const buying = 30;
const basket = 28;
const passing = counts.tuesdayNoon.hourly;
const visitors = Math.round((passing * entering) / 100);
const purchases = Math.round((visitors * buying) / 100);

export const countingFootfall: ArticleMatter = {
  author: 'claire',
  guide: link('location'),
  sections: {
    slots: 2,
    method: 2,
    pavement: 2,
    sales: [{ passing, entering, visitors }, { buying, basket, purchases, takings: purchases * basket }, {}],
  },
  table: {
    below: 'pavement',
    rows: Object.values(counts).map(cells),
  },
};

export const leaseClauses: ArticleMatter = {
  author: 'camille',
  guide: link('location'),
  sections: { entry: 2, charges: 2, exit: 1, reading: 1 },
  table: wordTable('reading', 6),
};

export const pilotStore: ArticleMatter = {
  author: 'claire',
  guide: link('concept'),
  sections: { ordinary: 2, questions: 2, founder: 1, report: 2 },
  table: wordTable('questions', 5),
};

export const operationsManual: ArticleMatter = {
  author: 'claire',
  guide: link('concept'),
  sections: { law: 2, sheet: 2, trial: 1, upkeep: 2 },
  table: wordTable('sheet', 6),
};
