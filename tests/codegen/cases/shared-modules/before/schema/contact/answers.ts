/** What the functions say as well. */
import { bundles } from '../content/bundles.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { phone: bundles.common.shape.skip, refusals: homeContent.shape.offers };
