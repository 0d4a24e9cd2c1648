/** What the functions say as well. */
import { text } from '#schema/language/define.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { phone: text(), refusals: homeContent.shape.offers };
