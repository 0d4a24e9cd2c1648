/** The worked example of the page about foreign brands: schedule and costs. */
import { expect, test } from 'vitest';
import { entryLease, entryMonths, entrySteps, leaseCost, schedule } from '../../schema/content/market-entry.ts';

test('a step begins the month after its last dependency', () => {
  const steps = {
    plan: { months: 2, after: [] },
    permit: { months: 3, after: ['plan'] },
    hire: { months: 1, after: ['plan'] },
    open: { months: 1, after: ['permit', 'hire'] },
  };
  expect(schedule(steps)).toEqual({
    plan: { first: 1, last: 2 },
    permit: { first: 3, last: 5 },
    hire: { first: 3, last: 3 },
    open: { first: 6, last: 6 },
  });
});

test('a later or unknown dependency is named in the error', () => {
  expect(() => schedule({ open: { months: 1, after: ['permit'] } })).toThrow('step "open" depends on "permit"');
});

test('only the review continues after the opening; the lease is signed before it', () => {
  const late = Object.entries(entrySteps).filter(([, { last }]) => last >= entryMonths.opening);
  expect(late.map(([id]) => id)).toEqual(['opening', 'review']);
  expect(entryMonths.conditions).toBeGreaterThanOrEqual(entryMonths.lease);
  expect(entryMonths.conditions).toBeLessThan(entryMonths.opening);
});

test('rent is paid for whole months, the deposit is a quarter, the total is the sum', () => {
  const cost = leaseCost({ rent: 120_000, chargesShare: 10, freeMonths: 3 }, 5);
  expect(cost).toMatchObject({ deposit: 30_000, rentBefore: 50_000, charges: 5000, total: 85_000, freed: 30_000 });
  expect(entryLease.months).toBe(entryMonths.opening - entryMonths.conditions - 1);
});
