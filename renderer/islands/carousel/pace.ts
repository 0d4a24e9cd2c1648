/** The speed of the carousel, passed as a prop: importing the constants would add all of them to the island's chunk. */
import { carousel } from '#schema/site/constants.ts';

const { autoplayMs, loop } = carousel;

/** Milliseconds per card, and whether the first card follows the last. */
export const pace = { autoplayMs, loop } as const;
