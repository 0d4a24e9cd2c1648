/** One figure, and one range. */
import type { KeyFigure } from '#schema/site/constants.ts';

export const figures = {
  projectCount: { value: 100, unit: 'count', sign: 'at-least' },
  cashMonths: { value: [3, 6], unit: 'count' },
} as const satisfies Record<string, KeyFigure>;
