/**
 * Worked example of the page on foreign brands: the steps to a first store, and the cost of its lease before it opens.
 * Durations and rent are assumptions, and the page says so; all other numbers are computed from them.
 */

/** A step: its duration, and the steps that must end before it begins. */
interface Assumed {
  readonly months: number;
  readonly after: readonly string[];
}

const assumed = {
  screening: { months: 1, after: [] },
  study: { months: 2, after: ['screening'] },
  brand: { months: 3, after: ['screening'] },
  accounts: { months: 1, after: ['study'] },
  route: { months: 1, after: ['accounts'] },
  company: { months: 2, after: ['route'] },
  sites: { months: 3, after: ['route'] },
  lease: { months: 2, after: ['company', 'sites'] },
  permits: { months: 4, after: ['sites'] },
  'fit-out': { months: 2, after: ['lease', 'permits'] },
  team: { months: 4, after: ['lease'] },
  supply: { months: 3, after: ['brand', 'lease'] },
  opening: { months: 1, after: ['fit-out', 'team', 'supply'] },
  review: { months: 3, after: ['opening'] },
} as const satisfies Readonly<Record<string, Assumed>>;

export type EntryStepId = keyof typeof assumed;

/** First and last month of a step, counted from 1, both included. */
interface Placed {
  readonly first: number;
  readonly last: number;
}

/** Schedules each step after the steps that it depends on, from month 1. Throws an Error for a step before its dependencies. */
export function schedule<Id extends string>(steps: Readonly<Record<Id, Assumed>>): Readonly<Record<Id, Placed>> {
  const placed = new Map<string, Placed>();
  for (const [id, { months, after }] of Object.entries<Assumed>(steps)) {
    const ends = after.map((before) => {
      const end = placed.get(before)?.last;
      if (end === undefined) throw new Error(`step "${id}" depends on "${before}", which does not come before it`);
      return end;
    });
    const first = Math.max(0, ...ends) + 1;
    placed.set(id, { first, last: first + months - 1 });
  }
  return Object.fromEntries(placed) as Record<Id, Placed>;
}

/** The months of each step of the example. */
export const entrySteps = schedule(assumed);

/**
 * The month of the opening, the months at whose ends the lease is signed and its conditions are met, and the last month. The lease
 * takes effect when the permits are granted: keys and rent begin after the conditions.
 */
export const entryMonths = {
  opening: entrySteps.opening.first,
  lease: entrySteps.lease.last,
  conditions: Math.max(entrySteps.lease.last, entrySteps.permits.last),
  end: Math.max(...Object.values(entrySteps).map(({ last }) => last)),
} as const;

/** A lease before tax: yearly rent in euros, charges and property tax as a percentage of the rent, rent-free months. */
interface Lease {
  readonly rent: number;
  readonly chargesShare: number;
  readonly freeMonths: number;
}

const example: Lease = { rent: 96_000, chargesShare: 20, freeMonths: 2 };

/** Computes the cost of a lease over the months before the opening, in euros before tax. The deposit is three months' rent. */
export function leaseCost({ rent, chargesShare, freeMonths }: Lease, months: number) {
  const rentBefore = (rent / 12) * months;
  const deposit = rent / 4;
  const charges = (rentBefore * chargesShare) / 100;
  return {
    rent,
    chargesShare,
    freeMonths,
    months,
    deposit,
    rentBefore,
    charges,
    total: deposit + rentBefore + charges,
    freed: (rent / 12) * freeMonths,
  };
}

/** The cost of the example lease, from the keys to the opening. */
export const entryLease = leaseCost(example, entryMonths.opening - entryMonths.conditions - 1);

/** Figures of French law: the shortest commercial lease, and the time between disclosure and signature of a franchise. */
export const legalTerms = { leaseYears: 9, disclosureDays: 20 } as const;
