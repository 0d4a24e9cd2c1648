/** Metadata of texts with marks, for fixtures. */
import { blockKinds } from '../../schema/language/define.ts';
import { marks } from '../../schema/language/inline.ts';

export const prose = { marks, prose: { min: 1, max: 9, kinds: blockKinds, places: ['figure catchment'] } };
