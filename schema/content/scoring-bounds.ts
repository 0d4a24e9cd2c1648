/** The limits of the scoring tool: what a comparison may hold, in its form, its links and its files. */

export const scoringBounds = {
  locations: { min: 2, max: 6 },
  /** How many criteria there are: those of the featured article. */
  criteria: 12,
  /** Scores go from 0 to this, in whole points. */
  score: 10,
  /** Weights go from 0, which leaves a criterion out, to this. */
  weight: 5,
  /** The weight of a criterion that nobody has weighed yet. */
  usualWeight: 3,
  /** Characters of a location’s name, and of the note that goes with a score. */
  name: 40,
  note: 120,
  /** Euros a year, or square metres. */
  amount: 1_000_000_000,
} as const;

/** How many weightings are drawn to say how often each location wins. */
export const weightingDraws = 10_000;
