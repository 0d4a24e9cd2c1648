/** Limits of a comparison in the scoring tool: in its form, links and files. */
export const scoringBounds = {
  locations: { min: 2, max: 6 },
  /** Number of criteria (`criteria.ts`). */
  criteria: 12,
  /** Maximum score; scores are whole points from 0. */
  score: 10,
  /** Maximum weight; weight 0 excludes a criterion. */
  weight: 5,
  usualWeight: 3,
  /** Maximum length of a location’s name and of a note, in characters. */
  name: 40,
  note: 120,
  /** Maximum length of a file, in characters. */
  file: 300_000,
  /** Maximum amount: euros a year, or square metres. */
  amount: 1_000_000_000,
} as const;

/** The criteria in the order of each version of shared links, which refer to them by position. Add a version; never change one. */
export const linkCriteria: Readonly<Record<number, string>> = {
  1: 'customers footfall visibility access competition neighbours layout compliance rent lease key-money prospects',
};

/** Number of random weightings in the robustness test. */
export const weightingDraws = 10_000;
