/** Reads the answer to a browser without JavaScript from the page of the redirect. */
import { pages } from '../../../generated/pages.ts';
import type { refusals } from '../../../schema/contact/endpoint.ts';
import { type Locale, localeCodes } from '../../../schema/site/locales.ts';
import { siteOrigin } from './stack.ts';

type FormAnswer = `${Locale} ${'sent' | (typeof refusals)[number]}`;

/**
 * Returns `fr sent`, or for example `en long` for the section `long` of the page for failures. Returns any other answer as text:
 * status, Location, Retry-After and body.
 */
export async function readFormAnswer(answer: Response, site = siteOrigin): Promise<FormAnswer | string> {
  const { status, headers } = answer;
  const location = headers.get('Location') ?? '';
  const text = `${status} ${location} ${headers.get('Retry-After') ?? ''} ${await answer.text()}`;
  if (text !== `303 ${location}  `) return text;
  for (const locale of localeCodes) {
    if (location === site + pages.messageSent.paths[locale]) return `${locale} sent`;
    const [page, section] = location.split('#');
    if (page === site + pages.messageNotSent.paths[locale]) return `${locale} ${section}`;
  }
  return text;
}
