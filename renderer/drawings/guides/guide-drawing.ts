/** What every drawing of a guide is given. */
import type { Contents } from '#generated/content.ts';
import type { PageOf } from '#generated/pages.ts';

type GuideId = PageOf<'guide'>;

/** The guides that have labels, and so a drawing. */
export type DrawnGuide = { [Id in GuideId]: Contents[Id] extends { readonly figure: object } ? Id : never }[GuideId];

export interface GuideDrawing<Id extends DrawnGuide> {
  /** The words written inside the drawing, by name. */
  readonly labels: Contents[Id]['figure']['labels'];
  /** What is read out for it. */
  readonly label: string;
}
