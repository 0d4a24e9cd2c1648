/** Constants for style sheets: codegen writes them to `generated/style.css` as custom properties. */
import { messageField } from '../contact/fields.ts';
import { carousel, scrollOffsetPx } from './constants.ts';

const px = (value: number) => `${value}px`;

/** Values by name, without the leading `--`. */
export const customProperties = {
  'carousel-card-height': px(carousel.cardHeightPx),
  'carousel-cards': String(carousel.cardsPerView.base),
  'carousel-cards-medium': String(carousel.cardsPerView.medium),
  'carousel-cards-large': String(carousel.cardsPerView.large),
  'message-min-height': px(messageField.minHeightPx),
  'scroll-offset': px(scrollOffsetPx),
} as const satisfies Readonly<Record<string, string>>;
