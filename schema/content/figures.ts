/** Words that go with the big figures. */
import { z } from 'zod';
import { type FigureId, figureIds } from '../constants.ts';
import { choice, text } from '../define.ts';

/** A figure to show big: an id of `constants.ts`. */
export const figureFact = choice('FigureId', figureIds);

/** A figure that a chart sets against what it was before, taken as 100. */
export const barFigures = z.enum(['basketGrowth', 'stockoutReduction'] satisfies FigureId[]);

const label = () => text({ max: 80, note: 'Stands under the figure, which it completes: “months of pilot”.' });

/** The label of each figure. */
export const figureLabels = z.object(
  Object.fromEntries(figureIds.map((id) => [id, label()])) as Record<FigureId, ReturnType<typeof label>>,
);
