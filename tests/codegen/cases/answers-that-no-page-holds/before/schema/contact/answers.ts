/** Texts of the site that the functions need too. */
import { text } from '#schema/language/define.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { labels: { phone: text() }, refusals: homeContent.shape.offers };
