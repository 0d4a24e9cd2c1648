/** How the carousel turns. Handed to it as a prop: what an island imports of the constants, every page would hold. */
import { carousel } from '#schema/site/constants.ts';

const { autoplayMs, loop } = carousel;

/** Milliseconds from card to card; whether the first follows the last. */
export const pace = { autoplayMs, loop } as const;
