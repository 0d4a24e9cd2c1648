/**
 * The worked example of the page on foreign brands: the steps to a first store of its own, and what the lease costs before that
 * store sells. Durations and rent are assumptions, and the page says so; everything else is computed from them.
 */

/** A step: how many months it takes, and the steps that it waits for. */
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
  team: { months: 3, after: ['lease'] },
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

/**
 * Each step begins in the month after the last of those that it waits for; one that waits for none, in month 1. The steps are
 * given in an order in which each follows those: throws an Error naming the step that does not.
 */
export function schedule<Id extends string>(steps: Readonly<Record<Id, Assumed>>): Readonly<Record<Id, Placed>> {
  const placed = new Map<string, Placed>();
  for (const [id, { months, after }] of Object.entries<Assumed>(steps)) {
    const ends = after.map((before) => {
      const end = placed.get(before)?.last;
      if (end === undefined) throw new Error(`step "${id}" waits for "${before}", which does not stand above it`);
      return end;
    });
    const first = Math.max(0, ...ends) + 1;
    placed.set(id, { first, last: first + months - 1 });
  }
  return Object.fromEntries(placed) as Record<Id, Placed>;
}

/** The months of each step of the example. */
export const entrySteps = schedule(assumed);

/** The month in which the doors open, the month whose end sees the lease signed, and the last of the example. */
export const entryMonths = {
  opening: entrySteps.opening.first,
  lease: entrySteps.lease.last,
  end: Math.max(...Object.values(entrySteps).map(({ last }) => last)),
} as const;

/** A lease before tax: rent in euros a year, service charges and property tax as percents of it, months free of rent. */
interface Lease {
  readonly rent: number;
  readonly chargesShare: number;
  readonly freeMonths: number;
}

const example: Lease = { rent: 96_000, chargesShare: 20, freeMonths: 2 };

/** Months of rent from the lease to the opening, and what they cost, in euros before tax. The deposit is a quarter's rent. */
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

/** The lease of the example, whose months are those of its timetable. */
export const entryLease = leaseCost(example, entryMonths.opening - entryMonths.lease - 1);
