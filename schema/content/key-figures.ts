/** Words that go with the big figures. */
import { z } from 'zod';
import { choice, text } from '../language/define.ts';
import { figureIds, type KeyFigureId } from '../site/constants.ts';

/** A figure to show big: an id of `constants.ts`. */
export const keyFigureFact = choice('KeyFigureId', figureIds);

const label = text({
  max: 80,
  note: 'Stands under the figure, which it completes: “months of pilot”.',
  excuses: { 'unshown-texts': 'each figure has its words, so that any page may set it big' },
});

/** The label of each figure. */
export const keyFigureLabels = z.object(Object.fromEntries(figureIds.map((id) => [id, label])) as Record<KeyFigureId, typeof label>);
