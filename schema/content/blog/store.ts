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
  drawing: 'tally',
  sections: {
    slots: {},
    method: {},
    pavement: { tables: { counts: Object.values(counts).map(cells) } },
    sales: { values: { passing, entering, visitors, buying, basket, purchases, takings: purchases * basket } },
  },
};

export const leaseClauses: ArticleMatter = {
  author: 'camille',
  guide: link('location'),
  sections: { entry: {}, charges: {}, exit: {}, reading: {} },
};

export const pilotStore: ArticleMatter = {
  author: 'claire',
  guide: link('concept'),
  sections: { ordinary: {}, questions: { tables: { questions: wordTable(5) } }, founder: {}, report: {} },
};

export const operationsManual: ArticleMatter = {
  author: 'claire',
  guide: link('concept'),
  drawing: 'delivery',
  sections: { sheet: { tables: { page: wordTable(6) } }, trial: {}, law: {}, upkeep: {} },
};
