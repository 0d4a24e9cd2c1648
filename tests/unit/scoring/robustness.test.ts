/** Margins of weights and shares of wins: closed forms against brute force. */
import { expect, test } from 'vitest';
import { type Comparison, withAt } from '#renderer/islands/scoring/comparison.ts';
import { differences, rentPerSquareMetre, rentToSales } from '#renderer/islands/scoring/maths/differences.ts';
import { margins, mostSensitive } from '#renderer/islands/scoring/maths/margins.ts';
import { rank, winnerOf } from '#renderer/islands/scoring/maths/ranking.ts';
import { weightedScore } from '#renderer/islands/scoring/maths/score.ts';
import { createRandom, winShares } from '#renderer/islands/scoring/maths/weightings.ts';
import fc from '../fast-check.ts';
import { anyScore, comparisonOf, contests, givenScore, perCriterion, usefulWeightings } from './arbitraries.ts';

const winnerAt = (comparison: Comparison, criterion: number, weight: number) =>
  winnerOf(rank({ ...comparison, weights: withAt(comparison.weights, criterion, weight) }))?.place;

const withStandings = (comparison: Comparison) => [comparison, rank(comparison)] as const;

test('by hand: with weights 3 and 3, A leads; B draws level at weight 4.5 of its criterion', () => {
  // A: 9 and 5; B: 6 and 7. Level where 3·9 + 5t = 3·6 + 7t.
  const comparison = comparisonOf(
    [
      [9, 5],
      [6, 7],
    ],
    [3, 3],
  );
  const [first, second] = margins(comparison, rank(comparison));
  expect(second).toEqual({ below: undefined, above: { weight: 4.5, by: 1 } });
  expect(first).toEqual({ below: { weight: 2, by: 1 }, above: undefined });
  expect(mostSensitive(margins(comparison, rank(comparison)), comparison.weights)).toEqual({ criterion: 0, tip: { weight: 2, by: 1 } });
});

test('by hand: a location without weighted scores takes the lead at weight 0, later, or never', () => {
  const margin = (score: number, own: number | null) =>
    margins(
      ...withStandings(
        comparisonOf(
          [
            [own, 6],
            [null, 2],
            [score, null],
          ],
          [0, 1],
        ),
      ),
    )[0];
  expect(margin(7, 0)).toEqual({ below: undefined, above: { weight: 0, by: 2 } });
  expect(margin(7, null)).toEqual({ below: undefined, above: { weight: 0, by: 2 } });
  // (6 + 0·t) / (1 + t) = 4
  expect(margin(4, 0)).toEqual({ below: undefined, above: { weight: 0.5, by: 2 } });
  expect(margin(6, 0)).toEqual({ below: undefined, above: { weight: 0, by: 2 } });
  expect(margin(6, null)).toEqual({ below: undefined, above: undefined });
  expect(margin(5, 7)).toEqual({ below: undefined, above: undefined });
  const withoutScores = comparisonOf([[9], [null]], [1]);
  expect(margins(...withStandings(withoutScores)), 'nothing to compare').toEqual([]);
});

test('brute force: weights within the margins have the same winner, weights beyond them another', () => {
  let crossed = 0;
  fc.assert(
    fc.property(contests(anyScore), (comparison) => {
      const standings = rank(comparison);
      const winner = winnerOf(standings)?.place;
      for (const [criterion, { below, above }] of margins(comparison, standings).entries()) {
        const [from, to] = [below?.weight ?? 0, above?.weight ?? 5];
        const within = [0.01, 0.3, 0.6, 0.99].map((part) => winnerAt(comparison, criterion, from + (to - from) * part));
        expect(within).toEqual([winner, winner, winner, winner]);
        for (const [tip, beyond] of [
          [below, from - 1e-6],
          [above, to + 1e-6],
        ] as const) {
          if (!tip || beyond < 0) continue;
          crossed += 1;
          const standing = rank({ ...comparison, weights: withAt(comparison.weights, criterion, beyond) });
          expect(standing.find(({ place }) => place === tip.by)?.score).toBeGreaterThan(
            standing.find(({ place }) => place === winner)?.score as number,
          );
        }
      }
    }),
    { numRuns: 60 },
  );
  expect(crossed, 'margins crossed').toBeGreaterThan(60);
});

test('brute force: with two criteria, shares of wins equal the share of weightings at which each location leads', () => {
  // A weighting of two criteria is one number: the share of the first, uniform from 0 to 1.
  const area = (one: readonly number[], other: readonly number[]) => {
    let ahead = 0;
    for (let step = 0.5; step < 5000; step++) {
      const shares = [step / 5000, 1 - step / 5000];
      const [mine, theirs] = [weightedScore(one, shares) as number, weightedScore(other, shares) as number];
      ahead += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
    }
    return ahead / 5000;
  };
  fc.assert(
    fc.property(fc.tuple(givenScore, givenScore), fc.tuple(givenScore, givenScore), (one, other) => {
      if (one.join() === other.join()) return;
      // Four standard deviations of 10,000 draws.
      expect(Math.abs((winShares([one, other], [1, 4])[0] as number) - area(one, other))).toBeLessThan(0.02);
    }),
    { numRuns: 12 },
  );
});

test('shares add up to 1, are deterministic, and a location that is best in everything has all', () => {
  fc.assert(
    fc.property(contests(anyScore), fc.integer({ min: 2, max: 9 }), ({ candidates, weights }, factor) => {
      const scores = candidates.map((candidate) => candidate.scores);
      const shares = winShares(scores, weights, 200);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(
        winShares(
          scores,
          weights.map((weight) => weight * factor),
          200,
        ),
      ).toEqual(shares);
    }),
    { numRuns: 50 },
  );
  expect(
    winShares(
      [
        [10, 10],
        [9, 10],
        [9, 9],
      ],
      [1, 1],
    ),
  ).toEqual([1, 0, 0]);
  expect(
    winShares(
      [
        [5, 5],
        [5, 5],
      ],
      [1, 1],
    ),
  ).toEqual([0.5, 0.5]);
  expect(
    winShares(
      [
        [5, 0],
        [0, 5],
      ],
      [0, 0],
    ),
  ).toEqual([]);
  expect(
    winShares(
      [
        [5, 0],
        [0, 5],
      ],
      [2, 0],
    ),
  ).toEqual([1, 0]);
});

test('random numbers and pairs of them are uniformly distributed', () => {
  const random = createRandom(1);
  const counts = Array<number>(100).fill(0);
  for (let draw = 0; draw < 100_000; draw++) {
    const pair = Math.floor(random() * 10) * 10 + Math.floor(random() * 10);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  // Chi squared of 99 degrees of freedom: above 149 once in 1,000.
  expect(counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(149);
});

test('the differences of the criteria add up to the gap', () => {
  fc.assert(
    fc.property(perCriterion(givenScore), perCriterion(givenScore), usefulWeightings, (one, other, weights) => {
      const { candidates } = comparisonOf([one, other], weights);
      const [mine, theirs] = candidates as [(typeof candidates)[number], (typeof candidates)[number]];
      const found = differences(mine, theirs, weights);
      const gap = (weightedScore(one, weights) as number) - (weightedScore(other, weights) as number);
      expect(found.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(gap, 9);
      expect(
        differences(theirs, mine, weights)
          .map(({ points }) => -points)
          .reverse(),
      ).toEqual(found.map(({ points }) => points));
    }),
  );
});

test('rent to sales and rent per square metre need both figures', () => {
  const [known] = comparisonOf([[]], []).candidates;
  const full = { ...(known as NonNullable<typeof known>), rent: 48_000, surface: 80, sales: 600_000 };
  expect([rentToSales(full), rentPerSquareMetre(full)]).toEqual([0.08, 600]);
  expect([rentToSales({ ...full, sales: 0 }), rentPerSquareMetre({ ...full, surface: null })]).toEqual([undefined, undefined]);
});
