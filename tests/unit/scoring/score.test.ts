/** Properties of the weighted score and of the ranking, for all comparisons. */
import { expect, test } from 'vitest';
import { withAt } from '#renderer/islands/scoring/comparison.ts';
import { isSettled, rank, winnerOf } from '#renderer/islands/scoring/maths/ranking.ts';
import { failures, scoreRange, unscored, weightedScore } from '#renderer/islands/scoring/maths/score.ts';
import fc from '../fast-check.ts';
import { anyScore, comparisonOf, contests, givenScore, perCriterion, usefulWeightings, weightings } from './arbitraries.ts';

const place = fc.nat(11);
const none = perCriterion(fc.constant(null));
const scoresOf = (standings: ReturnType<typeof rank>) => standings.map(({ place, rank, score }) => [place, rank, score?.toFixed(6)]);

test('by hand: 4 at weight 3 and 10 at weight 1 are 22 of 40', () => {
  expect(weightedScore([4, 10, null], [3, 1, 5])).toBeCloseTo(55, 10);
  expect(scoreRange([4, 10, null], [3, 1, 5])?.map((each) => Math.round(each * 90))).toEqual([2200, 7200]);
  expect(unscored([4, null, null, null], [3, 0, 5, 0], [0, 0, 0, 3])).toEqual([2, 3]);
  expect(failures([4, 2, null, 0], [4, 3, 9, 0])).toEqual([1]);
});

test('a better score never lowers the weighted score, and raises it if the criterion has weight', () => {
  fc.assert(
    fc.property(perCriterion(anyScore), usefulWeightings, place, (scores, weights, at) => {
      const score = scores[at] ?? null;
      if (score === null || score === 10) return;
      const [before, after] = [scores, withAt(scores, at, score + 1)].map((list) => weightedScore(list, weights));
      if (before === undefined) expect(after).toBeUndefined();
      else if (weights[at] === 0) expect(after).toBeCloseTo(before, 10);
      else expect(after).toBeGreaterThan(before);
    }),
  );
});

test('multiplying all weights by a number changes neither scores nor ranking', () => {
  fc.assert(
    fc.property(contests(anyScore), fc.double({ min: 1e-3, max: 1e3, noNaN: true }), (comparison, factor) => {
      const scaled = { ...comparison, weights: comparison.weights.map((weight) => weight * factor) };
      expect(scoresOf(rank(scaled))).toEqual(scoresOf(rank(comparison)));
    }),
  );
});

test('a score lies between its lowest and highest criterion, and within the range left by missing scores', () => {
  fc.assert(
    fc.property(perCriterion(anyScore), usefulWeightings, (scores, weights) => {
      const score = weightedScore(scores, weights);
      const [low, high] = scoreRange(scores, weights) as [number, number];
      if (score === undefined) return expect([low, high]).toEqual([0, 100]);
      const given = scores.filter((each, index) => each !== null && (weights[index] as number) > 0) as number[];
      expect(score).toBeGreaterThanOrEqual(Math.min(...given) * 10 - 1e-9);
      expect(score).toBeLessThanOrEqual(Math.max(...given) * 10 + 1e-9);
      expect(score).toBeGreaterThanOrEqual(low - 1e-9);
      expect(score).toBeLessThanOrEqual(high + 1e-9);
      if (!scores.includes(null)) expect(low).toBe(high);
    }),
  );
});

test('with all weights 0, or without scores, there is no score, no rank and no winner', () => {
  fc.assert(
    fc.property(perCriterion(anyScore), weightings, none, (scores, weights, nothing) => {
      for (const comparison of [
        comparisonOf(
          [scores, scores],
          weights.map(() => 0),
        ),
        comparisonOf([nothing, nothing], weights),
      ]) {
        const standings = rank(comparison);
        expect(standings.map(({ score, rank }) => [score, rank])).toEqual([
          [undefined, undefined],
          [undefined, undefined],
        ]);
        expect(winnerOf(standings)).toBeUndefined();
      }
    }),
    { numRuns: 30 },
  );
});

test('tied locations share a rank, the next rank counts them, and their order has no effect', () => {
  fc.assert(
    fc.property(contests(anyScore), fc.nat(5), (comparison, twin) => {
      const { candidates } = comparison;
      const duplicate = candidates[twin % candidates.length] as (typeof candidates)[number];
      const withTwin = { ...comparison, candidates: [...candidates, duplicate] };
      const standings = rank(withTwin);
      const rankAt = (index: number) => standings.find(({ place }) => place === index)?.rank;
      expect(rankAt(candidates.length)).toBe(rankAt(twin % candidates.length));
      const ranks = standings.flatMap(({ rank }) => rank ?? []);
      expect(ranks).toEqual(ranks.map((each) => 1 + ranks.filter((other) => other < each).length));
      const turned = rank({ ...withTwin, candidates: withTwin.candidates.toReversed() });
      const last = candidates.length;
      expect(new Map(turned.map(({ place, rank }) => [last - place, rank]))).toEqual(
        new Map(standings.map(({ place, rank }) => [place, rank])),
      );
    }),
  );
});

test('a location below a threshold has no rank; all others have one', () => {
  fc.assert(
    fc.property(contests(givenScore), perCriterion(givenScore), (contest, thresholds) => {
      for (const { place, rank: found, failed } of rank({ ...contest, thresholds })) {
        const scores = contest.candidates[place]?.scores as number[];
        const under = scores.flatMap((score, index) => (score < (thresholds[index] as number) ? index : []));
        expect(failed).toEqual(under);
        expect(found === undefined).toBe(under.length > 0);
      }
    }),
  );
});

test('a settled winner stays first for any values of the missing scores', () => {
  fc.assert(
    fc.property(
      contests(anyScore),
      fc.infiniteStream(givenScore),
      perCriterion(fc.constantFrom(0, 0, 0, 2)),
      (contest, filled, thresholds) => {
        const comparison = { ...contest, thresholds };
        const standings = rank(comparison);
        if (!isSettled(standings)) return;
        const candidates = comparison.candidates.map((each) => ({
          ...each,
          scores: each.scores.map((score) => score ?? (filled.next().value as number)),
        }));
        expect(winnerOf(rank({ ...comparison, candidates }))?.place).toBe(winnerOf(standings)?.place);
      },
    ),
    { numRuns: 400 },
  );
  expect(
    isSettled(
      rank(
        comparisonOf(
          [
            [9, 9, 9, null],
            [1, 1, null, null],
          ],
          [3, 3, 3, 1],
        ),
      ),
    ),
  ).toBe(true);
  expect(
    isSettled(
      rank(
        comparisonOf(
          [
            [9, 9, 9, null],
            [1, 1, null, null],
          ],
          [3, 3, 3, 1],
          [0, 0, 0, 1],
        ),
      ),
    ),
  ).toBe(false);
});
