/** The constants of the carousel, passed as a prop: importing the constants would add all of them to the island's chunk. */
import { carousel } from '#schema/site/constants.ts';

const { autoplayMs, loop, cardsPerView } = carousel;

/** Milliseconds per card, whether the first card follows the last, and the number of cards in view of wide windows. */
export const pace = { autoplayMs, loop, wideCards: cardsPerView.large } as const;
