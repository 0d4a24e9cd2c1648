/** Key figures in content, and their labels. */
import { z } from 'zod';
import { choice, text } from '../language/define.ts';
import { figureIds, type KeyFigureId } from '../site/constants.ts';

/** A fact that is a key figure: an id of `figures` in `constants.ts`. */
export const keyFigureFact = choice('KeyFigureId', figureIds);

const label = text({
  max: 80,
  note: 'Stands under the figure, which it completes: “months of pilot”.',
  excuses: { 'unshown-texts': 'any page may show any figure' },
});

export const keyFigureLabels = z.object(Object.fromEntries(figureIds.map((id) => [id, label])) as Record<KeyFigureId, typeof label>);
