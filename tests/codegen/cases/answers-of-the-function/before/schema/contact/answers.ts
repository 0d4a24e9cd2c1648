/** Texts that the functions also need. */
import { bundles } from '../content/bundles.ts';
import { messageNotSentContent } from '../pages.ts';

export const answers = { labels: { phone: bundles.common.shape.skip }, subjects: messageNotSentContent.shape.refusals, refusals: messageNotSentContent.shape.refusals };
