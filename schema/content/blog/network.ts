/** Articles on a network: its growth, pace and supervision. */
import { link } from '../../language/link.ts';
import { valueIn } from '../../text/sheet.ts';
import { lead, oneStore } from '../examples.ts';
import { type ArticleMatter, cells, wordTable } from './article.ts';

const inOneStore = (row: string) => ({
  own: valueIn(oneStore, row, 'own'),
  franchised: valueIn(oneStore, row, 'franchise'),
});

/** Rows of the store that the article shows. */
const rows = ['capital', 'income', 'support', 'contribution', 'worthless', 'resold'] as const;

export const franchiseOrOwn: ArticleMatter = {
  author: 'camille',
  guide: link('retail'),
  sections: {
    example: {
      values: {
        sales: valueIn(oneStore, 'sales', 'own'),
        years: valueIn(oneStore, 'years', 'own'),
        gap: lead('worthless'),
        gapIfSold: lead('resold'),
      },
      tables: { accounts: rows.map((row) => cells(inOneStore(row))) },
    },
    capital: { values: { invested: valueIn(oneStore, 'capital', 'own') } },
    control: {},
    order: {},
  },
};

/** Days of work by trade: days per opening, and days per year available for openings. */
const trades = { property: trade(35, 110), works: trade(25, 120), training: trade(30, 100), field: trade(18, 40) };
/** Days of help with field work that one more opening a year takes. */
const added = trades.field.taken * (trades.field.openings + 1) - trades.field.available;
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
  sections: { pause: {}, restart: {} },
};

export const fieldConsultant: ArticleMatter = {
  author: 'claire',
  guide: link('organization'),
  sections: { before: {}, day: {}, report: {} },
};

export const enteringFrance: ArticleMatter = {
  author: 'camille',
  guide: link('foreignBrands'),
  drawing: 'arrival',
  sections: { shop: {}, staff: {}, where: { tables: { documents: wordTable(6) } }, plan: {} },
};
