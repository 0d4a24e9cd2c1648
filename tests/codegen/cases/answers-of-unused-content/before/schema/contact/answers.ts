/** Texts that the functions also need. */
import { text } from '#schema/language/define.ts';
import { homeContent } from '../content/pages.ts';

export const answers = { labels: { phone: text() }, subjects: homeContent.shape.offers, refusals: homeContent.shape.offers };
