/** Texts that the functions also need. */
import { bundles } from '../content/bundles.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { labels: { phone: bundles.common.shape.skip }, subjects: homeContent.shape.offers, refusals: homeContent.shape.offers };
