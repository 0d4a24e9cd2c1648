/** Articles on a network: its growth, pace and supervision. */
import { link } from '../../language/link.ts';
import { type ArticleMatter, cells, wordTable } from './article.ts';

/** One more store, from the brand's view: euros excluding VAT, per year unless named otherwise. */
const sales = 600_000;
const years = 5;
const own = outcome({ invested: 230_000, income: sales * 0.13, support: 12_000 });
const franchised = outcome({ invested: 25_000 - 20_000, income: sales * 0.055, support: 15_000 });

function outcome({ invested, income, support }: { readonly invested: number; readonly income: number; readonly support: number }) {
  return { invested, income, support, left: income - support, after: (income - support) * years - invested };
}

const rows = ['invested', 'income', 'support', 'left', 'after'] as const;

export const franchiseOrOwn: ArticleMatter = {
  author: 'camille',
  guide: link('retail'),
  sections: {
    example: {
      values: { sales, gap: own.after - franchised.after, years },
      tables: { accounts: rows.map((row) => cells({ own: own[row], franchised: franchised[row] })) },
    },
    capital: { values: { invested: own.invested } },
    control: {},
    order: {},
  },
};

/** Days of work by trade: days per opening, and days per year available for openings. */
const trades = { property: trade(35, 110), works: trade(25, 120), training: trade(30, 100), field: trade(18, 40) };
/** Days that a part-time helper adds for field work. */
const added = 40;
const helped = { ...trades, field: trade(trades.field.taken, trades.field.available + added) };

function trade(taken: number, available: number) {
  return { taken, available, openings: Math.floor(available / taken) };
}

/** Returns the openings per year: the trade with the fewest sets the pace. */
function paceOf(all: typeof trades): number {
  return Math.min(...Object.values(all).map(({ openings }) => openings));
}

export const openingPace: ArticleMatter = {
  author: 'claire',
  guide: link('strategy'),
  sections: {
    days: { tables: { trades: Object.values(trades).map(cells) } },
    slowest: { values: { pace: paceOf(trades), added, paceAfter: paceOf(helped) } },
    year: {},
    slip: {},
  },
};

export const stoppingRules: ArticleMatter = {
  author: 'camille',
  guide: link('strategy'),
  sections: { signals: { tables: { signals: wordTable(5) } }, committee: {}, pause: {}, restart: {} },
};

export const fieldConsultant: ArticleMatter = {
  author: 'claire',
  guide: link('organization'),
  sections: { before: {}, day: { tables: { timetable: wordTable(6) } }, report: {}, profile: {} },
};

export const enteringFrance: ArticleMatter = {
  author: 'camille',
  guide: link('foreignBrands'),
  drawing: 'arrival',
  sections: { shop: {}, staff: {}, where: { tables: { documents: wordTable(6) } }, plan: {} },
};
