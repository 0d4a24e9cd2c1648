/** The background class of each `gradient` value of a card. */
import type { Gradient } from '#generated/content.ts';

export const wash: Readonly<Record<Gradient, string>> = {
  paper: 'bg-paper-deep',
  sand: 'bg-wash-sand',
  clay: 'bg-wash-clay',
  sage: 'bg-wash-sage',
  sky: 'bg-wash-sky',
};
