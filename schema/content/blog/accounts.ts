/** Articles on a store's accounts, with their worked examples in euros excluding VAT. */
import { link } from '../../language/link.ts';
import { figures } from '../../site/constants.ts';
import { type ArticleMatter, cells } from './article.ts';

/** The example shop. Each ticket of `basket` euros leaves `marginPercent` of it after the costs of the sale. */
const shop = { basket: 30, marginPercent: 60, fixedCosts: 16_300, rent: 4600, openDays: 26 };
const hire = 2300;

/** Computes the tickets per day that cover the fixed costs of a month. `margin` is the margin of 100 tickets. */
function breakEvenCase({ basket, marginPercent, fixedCosts }: Pick<typeof shop, 'basket' | 'marginPercent' | 'fixedCosts'>) {
  const margin = basket * marginPercent;
  return { fixed: fixedCosts, margin, tickets: Math.ceil((fixedCosts * 100) / margin / shop.openDays) };
}

const expected = breakEvenCase(shop);
const lowerBasket = breakEvenCase({ ...shop, basket: shop.basket * 0.9 });
const lowerMargin = breakEvenCase({ ...shop, marginPercent: shop.marginPercent - 3 });
const higherRent = breakEvenCase({ ...shop, fixedCosts: shop.fixedCosts + shop.rent * 0.1 });
const oneMoreHire = breakEvenCase({ ...shop, fixedCosts: shop.fixedCosts + hire });

export const breakEven: ArticleMatter = {
  author: 'thomas',
  guide: link('budget'),
  sections: {
    sorting: {},
    sum: { values: { ...expected, basket: shop.basket, share: shop.marginPercent, days: shop.openDays } },
    hypotheses: {
      values: { hire, more: oneMoreHire.tickets - expected.tickets, rentMore: higherRent.tickets - expected.tickets },
      tables: { assumptions: [expected, lowerBasket, lowerMargin, higherRent, oneMoreHire].map(cells) },
    },
    using: {},
  },
};

/** Costs and sales of the example opening, from two months before to six months after. */
const opening = { funds: 240_000, works: 120_000, deposit: 13_800, stock: 60_000, early: 12_600, running: 24_400, sales: 62_000 };
/** Share of sales spent on restocking. */
const goodsShare = 0.42;
const rampUp = [0.55, 0.6, 0.7, 0.75, 0.85, 0.9];

interface Month {
  readonly receipts: number;
  readonly payments: number;
}

/** Returns receipts and payments by month; `level` is the share of the planned sales. */
function monthsAt(level: number): readonly Month[] {
  const { funds, works, deposit, stock, early, running, sales } = opening;
  const open = rampUp.map((part, index) => {
    const receipts = Math.round(sales * part * level);
    const last = index === 0 ? works * 0.25 + stock / 2 : 0;
    return { receipts, payments: Math.round(receipts * goodsShare) + running + last };
  });
  return [{ receipts: funds, payments: works * 0.4 + deposit }, { receipts: 0, payments: works * 0.35 + stock / 2 + early }, ...open];
}

function balances(months: readonly Month[]) {
  let balance = 0;
  return months.map(({ receipts, payments }) => {
    balance += receipts - payments;
    return { receipts, payments, balance };
  });
}

const planned = balances(monthsAt(1));
const lowest = Math.min(...planned.map(({ balance }) => balance));
const lowestIfSlow = Math.min(...balances(monthsAt(0.8)).map(({ balance }) => balance));
/** Months of running costs in the reserve: the lower end of the firm's advice. */
const [reserveMonths] = figures.cashMonths.value;
const reserve = reserveMonths * opening.running;

export const openingCash: ArticleMatter = {
  author: 'thomas',
  guide: link('budget'),
  sections: {
    dates: {},
    trough: {
      values: { funds: opening.funds, lowest, running: opening.running, reserve, missing: reserve - lowest },
      tables: { months: planned.map(cells) },
    },
    slower: { values: { lowestIfSlow } },
    bank: {},
  },
};
