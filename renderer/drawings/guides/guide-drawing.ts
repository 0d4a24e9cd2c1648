/** What every drawing of a guide is given. */
import type { Contents } from '#generated/content.ts';

export type GuideId = 'retail' | 'strategy' | 'concept' | 'location' | 'organization' | 'budget';

export interface GuideDrawing<Id extends GuideId> {
  /** The words written inside the drawing, by name. */
  readonly labels: Contents[Id]['figure']['labels'];
  /** Accessible description. */
  readonly label: string;
}
