/** Texts of the site that the functions need too. */
import { bundles } from '../content/bundles.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { labels: { phone: bundles.common.shape.skip }, refusals: homeContent.shape.offers };
