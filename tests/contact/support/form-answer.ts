/** Reads the answer to a browser without JavaScript from the page of the redirect. */
import { pages } from '../../../generated/pages.ts';
import type { refusals } from '../../../schema/contact/endpoint.ts';
import { type Locale, localeCodes } from '../../../schema/site/locales.ts';
import { siteOrigin } from './stack.ts';

type Said = `${Locale} ${'sent' | (typeof refusals)[number]}`;

/**
 * `fr sent`, or `en long` for the section `long` of the page on failures. Whatever is no 303 to one of those pages, or has
 * a body or a header that would hold the browser back, comes as it is.
 */
export async function formAnswer(answer: Response, site = siteOrigin): Promise<Said | string> {
  const { status, headers } = answer;
  const location = headers.get('Location') ?? '';
  const asItIs = `${status} ${location} ${headers.get('Retry-After') ?? ''} ${await answer.text()}`;
  if (asItIs !== `303 ${location}  `) return asItIs;
  for (const locale of localeCodes) {
    if (location === site + pages.messageSent.paths[locale]) return `${locale} sent`;
    const [page, section] = location.split('#');
    if (page === site + pages.messageNotSent.paths[locale]) return `${locale} ${section}`;
  }
  return asItIs;
}
