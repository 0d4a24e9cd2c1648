/** What the functions say as well. */
import { bundles } from '../content/bundles.ts';
import { messageNotSentContent } from '../pages.ts';

export const answers = { phone: bundles.common.shape.skip, refusals: messageNotSentContent.shape.refusals };
