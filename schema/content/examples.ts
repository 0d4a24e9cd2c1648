/**
 * Worked examples of the guides. Their figures are invented, and each guide says so: they are neither statistics nor results of a
 * client. Formulas are evaluated for the page and written as formulas into the spreadsheet.
 */
import { rounded, type Sheet, valueIn } from '../text/sheet.ts';

/** A sheet, the section before it, and the results in the text below it. */
export interface WorkedExample {
  readonly after: string;
  readonly sheet: Sheet;
  readonly results: Readonly<Record<string, number>>;
}

/**
 * One more store, company-owned or franchised, in the accounts of its brand: each year, then at the end of the period, with nothing for
 * the lease and the stock and with the share of the outlay that their sale returns. The article on the subject shows the same store.
 */
export const oneStore: Sheet = {
  columns: ['own', 'franchise'],
  rows: [
    { id: 'sales', unit: 'euros', cells: 600_000 },
    { id: 'incomeRate', unit: 'percent', cells: [0.13, 0.055] },
    { id: 'income', unit: 'euros', cells: 'sales * incomeRate' },
    { id: 'support', unit: 'euros', cells: [12_000, 15_000] },
    { id: 'contribution', unit: 'euros', cells: 'income - support' },
    { id: 'launch', unit: 'euros', cells: [230_000, 25_000] },
    { id: 'fee', unit: 'euros', cells: [0, 20_000] },
    { id: 'capital', unit: 'euros', cells: 'launch - fee' },
    { id: 'years', unit: 'count', cells: 5 },
    { id: 'worthless', unit: 'euros', cells: 'contribution * years - capital' },
    { id: 'resaleShare', unit: 'percent', cells: [0.5, 0] },
    { id: 'resale', unit: 'euros', cells: 'launch * resaleShare' },
    { id: 'resold', unit: 'euros', cells: 'worthless + resale' },
  ],
};

/** Returns the lead of the company-owned store over the franchise in a row of {@link oneStore}. */
export const lead = (row: string) => valueIn(oneStore, row, 'own') - valueIn(oneStore, row, 'franchise');

/** Cash of a roadmap, by year. */
export const roadmapCash: Sheet = {
  columns: ['first', 'second', 'third'],
  rows: [
    { id: 'opening', unit: 'euros', cells: [400_000, 'previous.closing', 'previous.closing'] },
    { id: 'existing', unit: 'euros', cells: 240_000 },
    { id: 'openings', unit: 'count', cells: [2, 3, 5] },
    { id: 'opened', unit: 'count', cells: [0, 'previous.opened + previous.openings', 'previous.opened + previous.openings'] },
    { id: 'perOpened', unit: 'euros', cells: 22_000 },
    { id: 'ownFunds', unit: 'euros', cells: 84_000 },
    { id: 'firstLoss', unit: 'euros', cells: 25_000 },
    { id: 'headOffice', unit: 'euros', cells: [60_000, 110_000, 150_000] },
    {
      id: 'closing',
      unit: 'euros',
      cells: 'opening + existing + opened * perOpened - openings * (ownFunds + firstLoss) - headOffice',
    },
  ],
};

/** The same roadmap with fewer openings in its last year. */
export const slowerRoadmap: Sheet = {
  ...roadmapCash,
  rows: roadmapCash.rows.map((row) => (row.id === 'openings' ? { ...row, cells: [2, 3, 3] } : row)),
};

/** A pilot’s account for its founder, and with a manager's salary at market level as for a franchisee. */
const pilotAccount: Sheet = {
  columns: ['founder', 'market'],
  rows: [
    { id: 'sales', unit: 'euros', cells: 480_000 },
    { id: 'marginRate', unit: 'percent', cells: 0.58 },
    { id: 'grossMargin', unit: 'euros', cells: 'sales * marginRate' },
    { id: 'payroll', unit: 'euros', cells: [98_000, 136_000] },
    { id: 'occupancy', unit: 'euros', cells: [42_000, 60_000] },
    { id: 'royaltyRate', unit: 'percent', cells: [0, 0.05] },
    { id: 'royalties', unit: 'euros', cells: 'sales * royaltyRate' },
    { id: 'otherCosts', unit: 'euros', cells: 52_000 },
    { id: 'ebitda', unit: 'euros', cells: 'grossMargin - payroll - occupancy - royalties - otherCosts' },
    { id: 'ebitdaRate', unit: 'percent', cells: 'ebitda / sales' },
  ],
};

/** Sales of one address, for a catchment area drawn as a circle and by walking time. */
const catchmentCount: Sheet = {
  columns: ['circle', 'walk'],
  rows: [
    { id: 'residents', unit: 'count', cells: [9400, 6100] },
    { id: 'targetShare', unit: 'percent', cells: 0.32 },
    { id: 'wonShare', unit: 'percent', cells: 0.25 },
    { id: 'visits', unit: 'count', cells: 9 },
    { id: 'basket', unit: 'euros', cells: 22 },
    { id: 'localSales', unit: 'euros', cells: 'residents * targetShare * wonShare * visits * basket' },
    { id: 'passingSales', unit: 'euros', cells: 96_000 },
    { id: 'sales', unit: 'euros', cells: 'localSales + passingSales' },
    { id: 'occupancy', unit: 'euros', cells: 30_000 },
    { id: 'occupancyRate', unit: 'percent', cells: 'occupancy / sales' },
  ],
};

/** Number of stores that a field consultant can support. */
const spanOfControl: Sheet = {
  columns: ['city', 'region'],
  rows: [
    { id: 'days', unit: 'count', cells: 210 },
    { id: 'officeDays', unit: 'count', cells: 50 },
    { id: 'visits', unit: 'count', cells: 10 },
    { id: 'visitDays', unit: 'tenths', cells: 1 },
    { id: 'roadDays', unit: 'tenths', cells: [0.2, 0.6] },
    { id: 'storeDays', unit: 'tenths', cells: 'visits * (visitDays + roadDays)' },
    { id: 'stores', unit: 'downward', cells: '(days - officeDays) / storeDays' },
    { id: 'network', unit: 'count', cells: 24 },
    { id: 'consultants', unit: 'upward', cells: 'network / stores' },
  ],
};

/** Break-even in tickets per day, with its variations. */
const dailyTickets: Sheet = {
  columns: ['plan', 'basket', 'rent'],
  rows: [
    { id: 'occupancy', unit: 'euros', cells: [66_000, 66_000, 73_920] },
    { id: 'coreTeam', unit: 'euros', cells: 118_000 },
    { id: 'otherFixed', unit: 'euros', cells: 33_800 },
    { id: 'fixed', unit: 'euros', cells: 'occupancy + coreTeam + otherFixed' },
    { id: 'marginRate', unit: 'percent', cells: 0.55 },
    { id: 'sales', unit: 'euros', cells: 'fixed / marginRate' },
    { id: 'days', unit: 'count', cells: 300 },
    { id: 'basket', unit: 'euros', cells: [24, 22, 24] },
    { id: 'tickets', unit: 'upward', cells: 'sales / days / basket' },
    { id: 'conversion', unit: 'percent', cells: 0.25 },
    { id: 'entries', unit: 'upward', cells: 'tickets / conversion' },
  ],
};

/** Returns a value as rounded in the table. */
const shown = (sheet: Sheet, row: string, column: string) =>
  rounded(valueIn(sheet, row, column), sheet.rows.find(({ id }) => id === row)?.unit ?? 'count');

export const examples = {
  ofRetail: {
    after: 'in-house',
    sheet: oneStore,
    results: {
      own: shown(oneStore, 'worthless', 'own'),
      franchise: shown(oneStore, 'worthless', 'franchise'),
      gap: lead('worthless'),
      gapIfSold: lead('resold'),
    },
  },
  ofStrategy: {
    after: 'roadmap',
    sheet: roadmapCash,
    results: { shortfall: -shown(roadmapCash, 'closing', 'third'), slower: shown(slowerRoadmap, 'closing', 'third') },
  },
  ofConcept: {
    after: 'pilot',
    sheet: pilotAccount,
    results: { founder: shown(pilotAccount, 'ebitda', 'founder'), market: shown(pilotAccount, 'ebitda', 'market') },
  },
  ofLocation: {
    after: 'flows',
    sheet: catchmentCount,
    results: { lost: shown(catchmentCount, 'sales', 'circle') - shown(catchmentCount, 'sales', 'walk') },
  },
  ofOrganization: {
    after: 'field',
    sheet: spanOfControl,
    results: { city: shown(spanOfControl, 'stores', 'city'), region: shown(spanOfControl, 'stores', 'region') },
  },
  ofBudget: {
    after: 'break-even',
    sheet: dailyTickets,
    results: {
      plan: shown(dailyTickets, 'tickets', 'plan'),
      basket: shown(dailyTickets, 'tickets', 'basket'),
      rent: shown(dailyTickets, 'tickets', 'rent'),
    },
  },
} as const satisfies Readonly<Record<string, WorkedExample>>;
